import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { aCall } from "../../../../tests/support/domain";
import { timeIsOver } from "../../calls/engine";
import { heldCall, holdCall } from "../../calls/held";
import * as loading from "../../calls/loadLive";
import { NONE, put } from "../../calls/state";
import { microphoneIs } from "../../test-support/microphone";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { CallScreen } from "./CallScreen";

const open = () => show(<CallScreen />, { at: "/call" });

beforeEach(() => {
  mediaIs("(height >= 32rem)", true);
  act(() => put(NONE));
});

const callId = "call-1";

/** Loads the page again during a call. Returns a spy that tells whether the microphone was closed. */
async function isInCall() {
  const stop = microphoneIs(null);
  const uid = await isHere();
  const request = (_name: string, _how: object, hold: () => Promise<void>) => hold();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  const now = instant(Date.now());
  const times = { startedAt: now, ringUntil: null, answeredAt: now };
  store.put(`calls/${callId}`, { ...aCall({ status: "active", customerId: uid }), ...times });
  server.answers("checkCall", { callId, status: "active", elapsedSeconds: 5, remainingSeconds: null });
  holdCall({ callId, uid, side: "customer", alias: "", muted: false });
  open();
  return stop;
}

describe("a call while the code that follows calls can’t be loaded", () => {
  /** Makes loading that code fail once. */
  const cantBeHad = (): void => {
    const spy = vi.spyOn(loading, "loadLive");
    spy.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    onTestFinished(() => spy.mockRestore());
  };

  it("calls nobody, closes the microphone, says so, and can be tried again", async () => {
    cantBeHad();
    const stop = microphoneIs(null);
    await isHere();
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(server.asked("startCall")).toEqual([]);
    server.refuses("startCall", "CALL_USED");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Go Premium to Continue" })).toBeTruthy();
  });

  it("is joined again after a reload as soon as it can", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    cantBeHad();
    const stop = await isInCall();
    expect(await screen.findByText("Connection interrupted. Reconnecting …")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(server.asked("joinCall")).toEqual([{ callId }]));
    expect(stop).not.toHaveBeenCalled();
  });
});

describe("a call that has ended without this page being told", () => {
  async function isUnheard() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const stop = await isInCall();
    await waitFor(() => expect(server.asked("joinCall")).toEqual([{ callId }]));
    const hear = store.isSlow(`calls/${callId}`);
    store.change(`calls/${callId}`, { status: "ended", endedBy: "volunteer", endedAt: instant(Date.now()) });
    server.answers("checkCall", { callId, status: "ended", elapsedSeconds: 5, remainingSeconds: null });
    timeIsOver();
    return { stop, hear };
  }

  it("is over once the server answers so, and the microphone is closed", async () => {
    const { stop } = await isUnheard();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText("The call has ended.")).toBeTruthy();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(heldCall()).toBeNull();
  });

  it("says who ended it if that arrives soon after", async () => {
    const { stop, hear } = await isUnheard();
    await act(async () => Promise.resolve());
    expect(stop).not.toHaveBeenCalled();
    hear();
    expect(await screen.findByText("The volunteer hung up.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.getByText("The volunteer hung up.")).toBeTruthy();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe("a microphone that ends during a call", () => {
  const off = "Your microphone is off. The other person can’t hear you.";

  /**
   * Ends the microphone, as when its cable is pulled. The next request for one succeeds, or fails with an error of this
   * name.
   */
  async function ends(refusal: string | null): Promise<void> {
    const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
    microphoneIs(refusal);
    act(() => void track?.onended?.(new Event("ended")));
  }

  it("is opened again; if there is none, the page says so, and why", async () => {
    await isInCall();
    await waitFor(() => expect(server.asked("joinCall")).toEqual([{ callId }]));
    await ends("NotFoundError");
    const said = await screen.findByRole("alert");
    expect(said.textContent).toBe(`${off} No microphone was found. Connect one, or call by phone.`);
    microphoneIs(null);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    // The tests of a file share one page, and so its call.
    store.change(`calls/${callId}`, { status: "ended", endedBy: "volunteer", endedAt: instant(Date.now()) });
    expect(await screen.findByText("The volunteer hung up.")).toBeTruthy();
  });

  it("is shown as away for a while if the device uses it, as for a phone call", () => {
    act(() => put({ ...NONE, phase: "talking", talkingSince: performance.now(), muted: true, silenced: "paused" }));
    open();
    expect(screen.getByRole("alert").textContent.trim()).toBe(off);
    expect(screen.getAllByText(/can’t hear you/)).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
