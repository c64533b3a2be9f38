import { act, screen, waitFor, within as inside } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logoutToLogin } from "../../app/logout";
import { callState, NONE, put, useCallState, type CallState } from "../../calls/state";
import { speak } from "../../lib/locale";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { network } from "../../test-support/store";
import { Dialog } from "../../ui/Dialog";
import { CallBar } from "./CallBar";
import { LiveCall } from "./LiveCall";

/** The call of the page as its screens show it. */
function Call() {
  return <LiveCall call={useCallState()} talkingWith="You are talking with a volunteer" />;
}

const now = (change: Partial<CallState>): void => act(() => put({ ...NONE, ...change }));
const status = () => screen.getByRole("status").textContent;

const tall = (is: boolean): void => mediaIs("(height >= 32rem)", is);

beforeEach(() => {
  tall(true);
  now({});
});

describe("the phase of a call", () => {
  it.each([
    ["microphone", "Your browser is asking to use the microphone. Please allow it."],
    ["starting", "Looking for a volunteer who is free …"],
    ["ringing", "Calling a volunteer …"],
    ["connecting", "Somebody answered. Connecting …"],
    ["talking", "You are talking with a volunteer"],
    ["broken", "Connection interrupted. Reconnecting …"],
  ] as const)("is said: %s", (phase, words) => {
    now({ phase });
    show(<Call />);
    expect(status()).toBe(words);
    expect(screen.getByRole("button", { name: "Hang up" })).toBeTruthy();
  });

  it.each(["ringing", "talking"] as const)("says that there is no connection: %s", async (phase) => {
    now({ phase });
    show(<Call />);
    network.goes();
    expect(await screen.findByText("No connection. The call goes on when it is back.")).toBeTruthy();
    expect(screen.queryByText(/^If nobody answers within 45 seconds/)).toBeNull();
    network.returns();
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });

  it("does not say that they talk while there is no connection", async () => {
    now({ phase: "talking" });
    show(<Call />);
    network.goes();
    await waitFor(() => expect(status()).toBe("Connection interrupted. Reconnecting …"));
    network.returns();
    await waitFor(() => expect(status()).toBe("You are talking with a volunteer"));
  });

  it("says what ringing costs, and when the next listener is called", () => {
    now({ phase: "ringing" });
    show(<Call />);
    expect(screen.getByText(/^If nobody answers within 45 seconds/)).toBeTruthy();
    now({ phase: "connecting" });
    expect(screen.queryByText(/^If nobody answers within 45 seconds/)).toBeNull();
  });
});

describe("the time", () => {
  it("is counted from the answer on, and goes on while the connection is broken", () => {
    now({ phase: "connecting" });
    show(<Call />);
    expect(screen.queryByRole("timer")).toBeNull();
    now({ phase: "talking", talkingSince: performance.now() - 245_000 });
    expect(screen.getByRole("timer").textContent).toMatch(/^4:0[45]$/);
    now({ phase: "broken", talkingSince: performance.now() - 245_000 });
    expect(screen.getByRole("timer").textContent).toMatch(/^4:0[45]$/);
  });

  it.each([
    [10 * 60_000 + 5_000, "10 minutes left"],
    [61_000, "1 minute left"],
    [30_000, "Less than a minute left"],
  ])("that is left is shown: %i ms", (left, words) => {
    now({ phase: "talking", talkingSince: performance.now(), until: performance.now() + left });
    show(<Call />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("has no end if no limit is near", () => {
    now({ phase: "talking", talkingSince: performance.now() });
    show(<Call />);
    expect(screen.queryByText(/left$/)).toBeNull();
  });

  it("advances by itself", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    now({ phase: "talking", talkingSince: performance.now() });
    show(<Call />);
    expect(screen.getByRole("timer").textContent).toBe("0:00");
    await act(async () => vi.advanceTimersByTimeAsync(65_000));
    expect(screen.getByRole("timer").textContent).toBe("1:05");
  });
});

describe("the controls", () => {
  it("include muting only after the answer, and say what it means", async () => {
    now({ phase: "ringing" });
    const user = show(<Call />);
    expect(screen.queryByRole("button", { name: "Mute" })).toBeNull();
    now({ phase: "talking", talkingSince: performance.now() });
    await user.click(screen.getByRole("button", { name: "Mute" }));
    expect(await screen.findByText("Your microphone is off. The other person can’t hear you.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Mute" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Mute" }));
    await vi.waitFor(() => expect(screen.queryByText(/^Your microphone is off/)).toBeNull());
  });
});

describe("while a dialog lies over the page", () => {
  function Page({ own }: { readonly own: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} title="A question" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Dialog>
        <CallBar hasOwn={() => own} onTitle={vi.fn()} />
      </>
    );
  }
  const bars = (within?: HTMLElement) => (within ? inside(within) : screen).queryAllByRole("complementary");

  // Everything outside a modal dialog is inert, even if it lies over it.
  it.each([false, true])("the bar is in the dialog; the page has controls of its own: %s", async (own) => {
    now({ phase: "talking", talkingSince: performance.now() });
    const user = show(<Page own={own} />);
    expect(bars()).toHaveLength(own ? 0 : 1);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(bars(dialog)).toHaveLength(1));
    expect(bars()).toHaveLength(1);
    expect(inside(dialog).getByRole("button", { name: "Hang up" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bars()).toHaveLength(own ? 0 : 1);
  });

  it("there is no bar without a call, nor for an ended one if the page reports that", async () => {
    const user = show(<Page own />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    expect(bars()).toHaveLength(0);
    now({ phase: "over", over: { why: "ended", by: "customer" } });
    expect(bars()).toHaveLength(0);
  });
});

describe("the bar on every other page", () => {
  const onTitle = vi.fn<(words: string | null) => void>();
  const bar = (own: CallState["side"] | null = null) =>
    show(<CallBar hasOwn={(side) => side === own} onTitle={onTitle} />);

  beforeEach(() => onTitle.mockReset());

  it("is not shown without a call, nor if the page has controls of its own", () => {
    bar();
    expect(screen.queryByRole("complementary")).toBeNull();
    now({ phase: "talking", side: "customer", talkingSince: performance.now() });
    bar("customer");
    expect(screen.getAllByRole("complementary", { name: "Your call" })).toHaveLength(1);
  });

  it("is shown in a low window also if the page has controls of its own, which are hidden", () => {
    now({ phase: "talking", side: "customer", talkingSince: performance.now() });
    bar("customer");
    expect(screen.queryByRole("complementary")).toBeNull();
    tall(false);
    expect(screen.getByRole("complementary", { name: "Your call" })).toBeTruthy();
    now({ phase: "over", side: "customer", over: { why: "missed" } });
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("links to what can be done now if nobody answered, and only then", () => {
    now({ phase: "over", side: "customer", over: { why: "missed" } });
    bar();
    expect(screen.getByRole("link", { name: "What you can do now" }).getAttribute("href")).toBe("/call");
    now({ phase: "over", side: "customer", over: { why: "ended", by: "volunteer" } });
    expect(screen.queryByRole("link", { name: "What you can do now" })).toBeNull();
  });

  it("shows a listener only the alias of the person, and a customer no name", () => {
    now({ phase: "talking", side: "volunteer", alias: "Calm Lotus 1", talkingSince: performance.now() });
    bar();
    expect(screen.getByText("In a call with Calm Lotus 1")).toBeTruthy();
    now({ phase: "talking", side: "customer", talkingSince: performance.now() });
    expect(screen.getByText("You are talking with a volunteer")).toBeTruthy();
  });

  it("shows in the tab’s title that it rings or a call is on, until the call ends", () => {
    now({ phase: "microphone" });
    bar();
    now({ phase: "starting" });
    now({ phase: "ringing" });
    expect(onTitle.mock.lastCall).toEqual(["Calling"]);
    now({ phase: "connecting" });
    expect(onTitle.mock.lastCall).toEqual(["In a call"]);
    now({ phase: "talking", talkingSince: performance.now() });
    expect(onTitle.mock.lastCall).toEqual(["In a call"]);
    now({ phase: "over", over: { why: "ended", by: "customer" } });
    expect(onTitle.mock.lastCall).toEqual([null]);
  });

  it("asks before its page is left, but only during a call", () => {
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    now({ phase: "talking", talkingSince: performance.now() });
    bar();
    expect(leaving()).toBe(true);
    now({ phase: "over", over: { why: "ended", by: null } });
    expect(leaving()).toBe(false);
  });

  it("says of a listener who has accepted that they are in a call", () => {
    now({ phase: "starting", side: "volunteer" });
    bar();
    expect(screen.getByText("Connecting …")).toBeTruthy();
    expect(onTitle.mock.lastCall).toEqual(["In a call"]);
  });

  it("does not reload the page in another language during a call, and says why", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    const held = "The language stays as it is while you are in a call. Changing it would interrupt the call.";
    now({ phase: "talking", talkingSince: performance.now() });
    bar();
    speak("te");
    expect(await screen.findByText(held)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain("firebase-language-override=te");
    now({ phase: "over", over: { why: "ended", by: "customer" } });
    speak("te");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain("firebase-language-override=te");
    document.cookie = "firebase-language-override=; path=/; max-age=0";
  });

  it("does not log anybody out during a call, and says what to do first", async () => {
    now({ phase: "talking", talkingSince: performance.now() });
    bar();
    await logoutToLogin();
    expect(await screen.findByText("Hang up before you log out. Logging out would end the call.")).toBeTruthy();
    expect(callState().phase).toBe("talking");
    expect(sessionStorage.getItem("thodu.toast")).toBeNull();
  });

  it("tells a listener whose call it was, and disappears by itself; not for the caller", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const over = { why: "ended", by: "customer" } as const;
    now({ phase: "over", side: "volunteer", alias: "Calm Lotus 1", over });
    bar();
    expect(screen.getByRole("status").textContent).toBe("Calm Lotus 1 · They hung up.");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole("complementary")).toBeNull();
    now({ phase: "over", side: "customer", over });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole("complementary")).toBeTruthy();
  });

  it.each([
    ["customer", { why: "ended", by: "volunteer" }, "The volunteer hung up."],
    ["volunteer", { why: "ended", by: "customer" }, "They hung up."],
    ["volunteer", { why: "ended", by: "volunteer" }, "You hung up."],
    ["customer", { why: "ended", by: "lost" }, "The connection was lost."],
    ["volunteer", { why: "ended", by: "limit" }, "The time for this call is over."],
    ["customer", { why: "ended", by: null }, "The call has ended."],
    ["customer", { why: "missed" }, "No one could take your call"],
    ["customer", { why: "no-microphone", problem: "busy" }, /^Another app uses the microphone\./],
  ] as const)("says to the %s why it is over: %j", async (side, over, words) => {
    now({ phase: "over", side, over });
    const user = bar();
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
