import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { holdCall } from "../../../calls/held";
import { callState, NONE, put, type CallState } from "../../../calls/state";
import { readDraft } from "../../../conversation/drafts";
import { tellTabs } from "../../../lib/tabs";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { CallBar } from "../CallBar";

const talked = { callId: "ended-call-1", customerId: "ended-asha" };
const crisis = { agreed: "She calls her sister", whoKnows: "Nobody.", linesGiven: true };
const now = (change: Partial<CallState>): void =>
  act(() =>
    put({ ...NONE, side: "volunteer", alias: "Calm Lotus 1", phase: "talking", talkingSince: 0, talked, ...change }),
  );

// Loaded before a test presses the button, which would otherwise hang up at once.
beforeAll(async () => void (await import("./EndInCrisis")));
beforeEach(() => {
  act(() => put(NONE));
  sessionStorage.clear();
  holdCall({ callId: "ended-call-1", uid: "meera", side: "volunteer", alias: "Calm Lotus 1", muted: false });
  server.answers("endCall", { callId: "ended-call-1", maxSeconds: 900 });
});

async function asked() {
  await isHere({ uid: "meera", claims: { volunteer: true } });
  now({ inCrisis: true });
  const user = show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
  await screen.findByRole("button", { name: "Crisis help" });
  await user.click(screen.getByRole("button", { name: "Hang up" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End a call in a crisis?" }));
  const fill = async (): Promise<void> => {
    await user.type(dialog.getByLabelText("What did you agree on?"), "She calls her sister");
    await user.click(dialog.getByRole("button", { name: "Nobody." }));
    await user.selectOptions(dialog.getByLabelText(/^Did you give the help lines/), "Yes");
  };
  return { user, dialog, fill };
}

describe("a listener who hangs up on a caller in a crisis", () => {
  it("is asked once, and ends the call with their answers", async () => {
    const { user, dialog, fill } = await asked();
    expect(callState().phase).toBe("talking");
    await user.click(dialog.getByRole("button", { name: "End the call" }));
    expect(server.asked("endCall")).toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("agreed"));
    await fill();
    await user.click(dialog.getByRole("button", { name: "End the call" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis }]));
    expect(callState().phase).toBe("over");
  });

  it("can go back to the call, with its controls meanwhile and the focus on the button again", async () => {
    const { user, dialog } = await asked();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Mute" })).toBeTruthy());
    expect(dialog.queryByRole("button", { name: "Hang up" })).toBeNull();
    expect(dialog.queryByRole("button", { name: "Crisis help" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Back to the call" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Hang up"));
    expect(callState().phase).toBe("talking");
    expect(server.asked("endCall")).toEqual([]);
  });

  it("can still tell the team if the caller hung up first", async () => {
    const { user, fill } = await asked();
    await fill();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    const over = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    await user.click(over.getByRole("button", { name: "Tell the team" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis }]));
  });
});

describe("a call that would end although nobody else knows and no help lines were given", () => {
  const ALONE = /^Nobody knows, and no help lines were given\./;
  const told = { ...crisis, linesGiven: false };

  async function alone() {
    const { user, dialog, fill } = await asked();
    await fill();
    await user.selectOptions(dialog.getByLabelText(/^Did you give the help lines/), "No");
    return { user, dialog, endCall: () => user.click(dialog.getByRole("button", { name: "End the call" })) };
  }

  it("ends only after one more question, like a chat, with the ways to reach the team", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const { user, dialog, endCall } = await alone();
    await endCall();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByText(ALONE)));
    expect(callState().phase).toBe("talking");
    await user.click(dialog.getByRole("button", { name: "Tell the team now" }));
    await dialog.findByText(/^The team was told that you need a supervisor/);
    expect(server.asked("reportConversation")).toMatchObject([
      { conversationId: "ended-asha", callId: "ended-call-1", category: "supervisor" },
    ]);
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(dialog.queryByText(ALONE)).toBeNull();
    expect(server.asked("endCall")).toEqual([]);
    await endCall();
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis: told }]));
  });

  it("can be ended from that question", async () => {
    const { user, dialog, endCall } = await alone();
    await endCall();
    await user.click(dialog.getByRole("button", { name: "End anyway" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis: told }]));
  });

  it("has no such question once it is over: the report reaches the team at once", async () => {
    const { user, endCall } = await alone();
    await endCall();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    const over = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    await waitFor(() => expect(over.queryByText(ALONE)).toBeNull());
    await user.click(over.getByRole("button", { name: "Tell the team" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis: told }]));
  });
});

const next = { callId: "ended-call-2", customerId: "ended-ravi" };

describe("the question about a call that has ended", () => {
  it("neither ends the next call nor hides how to end it, and reports its own call to the team", async () => {
    const { user, fill } = await asked();
    await fill();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    now({ alias: "Kind River 2", talked: next });
    const form = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    expect(form.getByRole("button", { name: "Hang up" })).toBeTruthy();
    await user.click(form.getByRole("button", { name: "Tell the team" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis }]));
    expect(callState().phase).toBe("talking");
  });

  it("is replaced by that of the next call in a crisis, which begins empty", async () => {
    const { user, fill } = await asked();
    await fill();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    now({ alias: "Kind River 2", talked: next, inCrisis: true });
    const form = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    await user.click(form.getByRole("button", { name: "Hang up" }));
    const own = within(await screen.findByRole("dialog", { name: "End a call in a crisis?" }));
    expect(own.getByLabelText<HTMLTextAreaElement>("What did you agree on?").value).toBe("");
    expect(server.asked("endCall")).toEqual([]);
  });

  it("does not come back by itself with the next call", async () => {
    await asked();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    act(() => put(NONE));
    expect(screen.queryByRole("dialog")).toBeNull();
    now({ alias: "Kind River 2", talked: next });
    await screen.findByRole("button", { name: "Hang up" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a listener's answers", () => {
  const place = "agreed/ended-call-1";

  it("stay on the device until the server has them", async () => {
    const { user, dialog, fill } = await asked();
    await fill();
    const answer = server.isSlow("endCall", { callId: "ended-call-1", maxSeconds: 900 });
    await user.click(dialog.getByRole("button", { name: "End the call" }));
    await waitFor(() => expect(server.asked("endCall")).toHaveLength(1));
    expect(readDraft("meera", place)).toBe("She calls her sister");
    answer();
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes("ended-call-1"))).toEqual([]));
    expect(screen.queryByRole("button", { name: "Tell the team" })).toBeNull();
  });

  it("that were refused are there again, and reported as not delivered", async () => {
    const { user, dialog, fill } = await asked();
    await fill();
    server.refuses("endCall", "NOT_FOUND");
    await user.click(dialog.getByRole("button", { name: "End the call" }));
    expect(await screen.findByText(/^What you wrote about the call did not reach the team\./)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Tell the team" }));
    const again = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    expect(again.getByLabelText<HTMLTextAreaElement>("What did you agree on?").value).toBe("She calls her sister");
  });
});

describe("after a call in a crisis whose listener was not asked", () => {
  const over = { inCrisis: true, phase: "over", over: { why: "ended", by: "lost" } } as const;
  const button = () => screen.findByRole("button", { name: "Tell the team" });

  it("the bar shows the question", async () => {
    now(over);
    const user = show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
    await user.click(await button());
    const dialog = within(await screen.findByRole("dialog", { name: "The call with Calm Lotus 1 has ended" }));
    await user.click(dialog.getAllByRole("button", { name: "Close" })[0] ?? document.body);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Tell the team"));
  });

  it("the bar does not show the question if it was answered in another tab", async () => {
    now(over);
    show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
    await button();
    // Repeated until it is received: the page may begin to listen to other tabs shortly after the button is shown.
    await waitFor(() => {
      tellTabs("thodu.calls.told", "ended-call-1");
      expect(screen.queryByRole("button", { name: "Tell the team" })).toBeNull();
    });
  });

  it("the bar shows it for ten minutes, while the server accepts the answers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    now(over);
    show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
    await button();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(screen.queryByRole("button", { name: "Tell the team" })).toBeNull();
    expect(screen.getByRole("button", { name: "Crisis help" })).toBeTruthy();
  });
});

it("a call without a crisis ends at once", async () => {
  now({});
  const user = show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
  await user.click(await screen.findByRole("button", { name: "Hang up" }));
  await waitFor(() => expect(callState().phase).toBe("over"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
