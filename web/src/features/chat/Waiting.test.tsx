import type { Conversation } from "@thodu/domain/chat/model";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { Waiting } from "./Waiting";

const MINUTE = 60_000;
/** The other fields of the server's answer about the queue. */
const rest = { onCall: false, usually: [], toldUntil: null, later: null, laterTime: null };

const waiting = aConversation({ risk: "none" });

describe("the place in the queue", () => {
  it.each([
    [{ p50: 2 * MINUTE, p90: 5 * MINUTE }, /2.*5/],
    [{ p50: 90_000, p90: null }, /2/],
  ])("is shown with how long others waited: %j", async (expected, words) => {
    server.answers("readQueue", { ...rest, position: 3, anyone: true, expected });
    show(<Waiting crisis={false} calm={false} onHand={null} />);
    const said = await screen.findByText(/2 people before you|3/, { selector: "strong" });
    expect(said.parentElement?.textContent).toMatch(words);
    expect(said.closest("[role=status]")).not.toBeNull();
  });

  it("promises nothing if nobody is at the desk", async () => {
    server.answers("readQueue", { ...rest, position: 1, anyone: false, expected: { p50: MINUTE, p90: 2 * MINUTE } });
    show(<Waiting crisis={false} calm={false} onHand={null} />);
    const said = await screen.findByText(/./, { selector: "strong" });
    expect(said.parentElement?.textContent).not.toMatch(/min/);
  });

  it.each([
    [
      "is not known to the server",
      () => server.answers("readQueue", { ...rest, position: null, anyone: true, expected: null }),
    ],
    ["could not be had", () => server.isUnreachable("readQueue")],
  ])("is still shown as kept if it %s", async (_what, given) => {
    given();
    show(<Waiting crisis={false} calm={false} onHand={null} />);
    await waitFor(() => expect(server.asked("readQueue").length).toBeGreaterThan(0));
    expect(screen.getByRole("status").textContent).toMatch(/^You are in the queue\./);
  });
});

it("no place is shown without a network, since it may have changed, and it is read again", async () => {
  server.answers("readQueue", { ...rest, position: 1, anyone: true, expected: null });
  show(<Waiting crisis={false} calm={false} onHand={null} />);
  await screen.findByText("You are next.");
  network.goes();
  await waitFor(() => expect(screen.queryByText("You are next.")).toBeNull());
  expect(screen.getByRole("status").textContent).toBe("");
  network.returns();
  expect(await screen.findByText("You are next.")).toBeTruthy();
});

describe("somebody who is asked whether they are in danger", () => {
  const waits = async (alarm: Conversation["alarm"], waitingSince: number | null): Promise<void> => {
    server.answers("readQueue", { ...rest, position: 3, anyone: true, expected: { p50: MINUTE, p90: null } });
    show(<Waiting crisis={false} summary={{ ...waiting, alarm, waitingSince }} calm={false} onHand={null} />);
    await waitFor(() => expect(server.asked("readQueue")).toHaveLength(1));
  };
  const said = () => screen.getByRole("status").textContent;
  const came = Date.now() - 10 * MINUTE;

  it("reads no place, and after half a minute what somebody in a crisis reads", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
      shouldAdvanceTime: true,
    });
    await waits({ since: Date.now(), answer: null }, came);
    await waitFor(() => expect(said()).toBe("You are in the queue. Half of the people have a listener within 1 min."));
    await act(() => vi.advanceTimersByTimeAsync(32_000));
    await waitFor(() => expect(said()).toBe("You are among the first. We ask the next listener who is free."));
  });

  it("reads so at once if the question has been open for longer", async () => {
    await waits({ since: Date.now() - MINUTE, answer: null }, came);
    await waitFor(() => expect(said()).toBe("You are among the first. We ask the next listener who is free."));
  });

  it("reads their place once they have answered no", async () => {
    await waits({ since: Date.now() - MINUTE, answer: "no" }, came);
    expect(await screen.findByText("There are 2 people before you.")).toBeTruthy();
  });

  it("reads no place as long as their page counts as gone", async () => {
    await waits({ since: Date.now() - MINUTE, answer: null }, null);
    await waitFor(() => expect(said()).toMatch(/^You are in the queue\./));
  });
});

describe("somebody in a crisis", () => {
  const asks = () => screen.queryByRole("button", { name: "Tell me when it is my turn" });
  const waits = async (
    queue: { anyone: boolean; onCall: boolean; toldUntil?: number },
    askedUntil: number | null = null,
  ) => {
    server.answers("readQueue", { ...rest, position: 1, expected: { p50: MINUTE, p90: null }, ...queue });
    const offer = askedUntil === null ? null : { to: "meera", expiresAt: askedUntil };
    show(<Waiting crisis summary={{ ...waiting, offer }} calm={false} onHand={null} />);
    await screen.findByText("You come first.");
    await waitFor(() => expect(server.asked("readQueue")).toHaveLength(1));
  };
  const said = () => screen.getByRole("status").textContent;

  it.each([
    [{ anyone: true, onCall: false }, "You come first. We ask the next listener who is free."],
    [
      { anyone: false, onCall: true },
      "You come first. No listener is here right now. We are phoning those who said we may.",
    ],
    [
      { anyone: false, onCall: false },
      "Nobody is free yet. You come first. No listener is free at the moment. What you write now is kept, and the next listener will read it.",
    ],
  ])(
    "is told that they come first and what is done, never a place or the waits of others: %j",
    async (queue, words) => {
      await waits(queue);
      await waitFor(() => expect(said()).toBe(words));
    },
  );

  it("is told while a listener is being asked; when that ends, the server is asked at once", async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
      shouldAdvanceTime: true,
    });
    await waits({ anyone: true, onCall: false }, Date.now() + 10_000);
    expect(said()).toBe("You come first. We are asking a listener now.");
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(server.asked("readQueue")).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(700));
    await waitFor(() => expect(server.asked("readQueue")).toHaveLength(2));
    await waitFor(() => expect(said()).toBe("You come first. We ask the next listener who is free."));
  });

  it.each([2, 5, null])("is not told that they come first at the place %s, and reads no number", async (position) => {
    server.answers("readQueue", { ...rest, position, anyone: true, expected: null });
    show(<Waiting crisis summary={waiting} calm={false} onHand={null} />);
    await waitFor(() => expect(said()).toBe("You are among the first. We ask the next listener who is free."));
  });

  it("is told that they are among the first also while the server does not answer", async () => {
    server.isUnreachable("readQueue");
    show(<Waiting crisis calm={false} onHand={null} />);
    await waitFor(() => expect(said()).toBe("You are among the first. "));
  });

  it.each([
    { anyone: true, onCall: false },
    { anyone: false, onCall: true },
  ])("is not asked to close the page while somebody may answer there: %j", async (queue) => {
    await waits(queue);
    expect(screen.queryByText("Nobody is free yet.")).toBeNull();
    expect(asks()).toBeNull();
  });

  it("can be told of their turn if nobody can be reached, which is said before their place", async () => {
    await waits({ anyone: false, onCall: false });
    expect(screen.getByText("Nobody is free yet.")).toBeTruthy();
    expect(asks()).not.toBeNull();
  });

  it("is offered no later time, even before the queue was read again", async () => {
    const at = Date.now() + 60 * MINUTE;
    server.answers("readQueue", {
      ...rest,
      position: 1,
      anyone: false,
      expected: null,
      later: { from: at, until: at + 60 * MINUTE },
    });
    show(<Waiting crisis calm={false} onHand={null} />);
    expect(await screen.findByText(/^Please stay/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Choose a time later" })).toBeNull();
  });

  it("is shown an earlier promise, whoever is there", async () => {
    await waits({ anyone: true, onCall: false, toldUntil: Date.now() + MINUTE });
    expect(screen.getByText(/^We will tell you when it is your turn\./)).toBeTruthy();
  });
});

describe("something calm to do", () => {
  it("is shown beside the place, and says that one is told when somebody comes", () => {
    show(<Waiting crisis={false} calm onHand={null} />);
    expect(screen.getByText("Something calm to do").closest("details")?.open).toBe(false);
    expect(screen.getByText(/We tell you when a listener is here/)).toBeTruthy();
  });

  it("is hidden if it is not wanted", () => {
    show(<Waiting crisis={false} calm={false} onHand={null} />);
    expect(screen.queryByText("Something calm to do")).toBeNull();
  });
});
