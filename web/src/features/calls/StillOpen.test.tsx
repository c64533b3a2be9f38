import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCall } from "../../../../tests/support/domain";
import { logoutToLogin } from "../../app/logout";
import { heldCall, holdCall, type Held } from "../../calls/held";
import { NONE, put } from "../../calls/state";
import { microphoneIs } from "../../test-support/microphone";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { CallBar } from "./CallBar";
import { CallScreen } from "./CallScreen";

const BLOCKED = /^The microphone is blocked for this page\./;
const callId = "call-1";

beforeEach(() => {
  mediaIs("(height >= 32rem)", true);
  act(() => put(NONE));
  const request = (_name: string, _how: object, hold: () => Promise<void>) => hold();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  server.answers("checkCall", { callId, status: "active", elapsedSeconds: 5, remainingSeconds: null });
  server.answers("endCall", { callId, maxSeconds: 0 });
});

/** Loads the page again during a call, and finds no microphone. */
async function reloaded(side: Held["side"], page = <CallBar hasOwn={() => false} onTitle={vi.fn()} />) {
  microphoneIs("NotAllowedError");
  const uid = await isHere({ claims: { volunteer: side === "volunteer" } });
  const now = instant(Date.now());
  const sides = side === "volunteer" ? { volunteerId: uid } : { customerId: uid };
  store.put(`calls/${callId}`, {
    ...aCall({ status: "active", ...sides }),
    startedAt: now,
    ringUntil: null,
    answeredAt: now,
  });
  holdCall({ callId, uid, side, alias: side === "volunteer" ? "Calm Lotus 1" : "", muted: false });
  const user = show(page);
  await screen.findByText(BLOCKED);
  return user;
}

const hangUp = () => screen.getByRole("button", { name: "Hang up" });

describe.each(["customer", "volunteer"] as const)("a call that finds no microphone after a reload: %s", (side) => {
  it("goes on once there is one", async () => {
    const user = await reloaded(side);
    microphoneIs(null);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(server.asked("joinCall")).toEqual([{ callId }]));
    expect(screen.queryByText(BLOCKED)).toBeNull();
    await user.click(hangUp());
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId }]));
  });

  it("is ended for the other side too if its page is left", async () => {
    const user = await reloaded(side);
    await user.click(hangUp());
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId }]));
    expect(heldCall()).toBeNull();
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});

describe("a call that goes on without a microphone", () => {
  const onTitle = vi.fn<(words: string | null) => void>();
  const bar = <CallBar hasOwn={() => false} onTitle={onTitle} />;

  beforeEach(() => onTitle.mockReset());

  it.each(["customer", "volunteer"] as const)(
    "says so to the %s, with its time and in the tab’s title",
    async (side) => {
      server.answers("checkCall", { callId, status: "active", elapsedSeconds: 65, remainingSeconds: 300 });
      await reloaded(side, bar);
      expect(screen.getByRole("status").textContent).toMatch(/^Your call is still on, but this page has no microphone/);
      expect(screen.getByRole("timer").textContent).toMatch(/^1:0\d$/);
      expect(screen.getByText(/^[45] minutes left$/)).toBeTruthy();
      expect(onTitle.mock.lastCall).toEqual(["In a call"]);
    },
  );

  it("says so on the page of calls", async () => {
    await reloaded("customer", <CallScreen />);
    expect(screen.getByText(/^Your call is still on/)).toBeTruthy();
    expect(screen.getByRole("timer")).toBeTruthy();
  });

  it("is shown as ringing until it is answered", async () => {
    server.answers("checkCall", { callId, status: "ringing", elapsedSeconds: 0, remainingSeconds: null });
    await reloaded("customer", bar);
    store.change(`calls/${callId}`, { status: "ringing" });
    expect(await screen.findByText(/^We are still calling a volunteer/)).toBeTruthy();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(onTitle.mock.lastCall).toEqual(["Calling"]);
    server.answers("checkCall", { callId, status: "active", elapsedSeconds: 1, remainingSeconds: null });
    store.change(`calls/${callId}`, { status: "active" });
    expect(await screen.findByText(/^Your call is still on/)).toBeTruthy();
    await waitFor(() => expect(onTitle.mock.lastCall).toEqual(["In a call"]));
  });

  it("is over once the server says so", async () => {
    await reloaded("customer", bar);
    store.change(`calls/${callId}`, { status: "ended", endedBy: "lost", endedAt: instant(Date.now()) });
    expect(await screen.findByText("The connection was lost.")).toBeTruthy();
    expect(screen.queryByText(/^Your call is still on/)).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
    expect(onTitle.mock.lastCall).toEqual([null]);
    expect(heldCall()).toBeNull();
  });

  it("says nothing more after the person has hung up", async () => {
    const user = await reloaded("customer", bar);
    await user.click(hangUp());
    store.change(`calls/${callId}`, { status: "ended", endedBy: "customer", endedAt: instant(Date.now()) });
    await waitFor(() => expect(onTitle.mock.lastCall).toEqual([null]));
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});

it("can be ended from the page of calls too", async () => {
  const user = await reloaded("customer", <CallScreen />);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  await user.click(hangUp());
  await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId }]));
  expect(heldCall()).toBeNull();
});

it("is ended by logging out", async () => {
  vi.spyOn(location, "assign").mockReturnValue();
  await reloaded("customer");
  await act(logoutToLogin);
  expect(server.asked("endCall")).toEqual([{ callId }]);
  expect(heldCall()).toBeNull();
});
