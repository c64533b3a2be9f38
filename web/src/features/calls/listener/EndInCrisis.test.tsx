import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { holdCall } from "../../../calls/held";
import { callState, NONE, put, type CallState } from "../../../calls/state";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { CallBar } from "../CallBar";

const talked = { callId: "ended-call-1", customerId: "ended-asha" };
const crisis = { agreed: "She calls her sister", whoKnows: "Nobody.", linesGiven: true };
const now = (change: Partial<CallState>): void =>
  act(() =>
    put({ ...NONE, side: "volunteer", alias: "Calm Lotus 1", phase: "talking", talkingSince: 0, talked, ...change }),
  );

// Loaded before a test presses the button, which otherwise hangs up at once.
beforeAll(async () => void (await import("./EndInCrisis")));
beforeEach(() => {
  act(() => put(NONE));
  sessionStorage.clear();
  holdCall({ callId: "ended-call-1", uid: "meera", side: "volunteer", alias: "Calm Lotus 1", muted: false });
  server.answers("endCall", { callId: "ended-call-1", maxSeconds: 900 });
});

async function asked() {
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
  it("is asked once, and ends the call with what they tell", async () => {
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

  it("still tells the team where the caller was faster", async () => {
    const { user, fill } = await asked();
    await fill();
    now({ inCrisis: true, phase: "over", over: { why: "ended", by: "customer" } });
    const over = within(await screen.findByRole("dialog", { name: "The call has ended" }));
    await user.click(over.getByRole("button", { name: "Tell the team" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: "ended-call-1", crisis }]));
  });
});

it("a call without a crisis ends at once", async () => {
  now({});
  const user = show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />);
  await user.click(await screen.findByRole("button", { name: "Hang up" }));
  await waitFor(() => expect(callState().phase).toBe("over"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
