import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldCall } from "../../../calls/held";
import { NONE, put } from "../../../calls/state";
import { microphoneIs } from "../../../test-support/microphone";
import { isHere } from "../../../test-support/people";
import { isIdle, show } from "../../../test-support/render";
import { server, someId } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { Dialog } from "../../../ui/Dialog";
import { CallBar } from "../CallBar";
import { CallSwitch } from "./CallSwitch";
import { ListenerCalls } from "./ListenerCalls";

const closed = vi.fn(() => Promise.resolve());
const onTitle = vi.fn<(words: string | null) => void>();

beforeEach(() => {
  act(() => put(NONE));
  closed.mockClear();
  onTitle.mockClear();
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = closed;
    },
  );
});

function rings(uid: string, changes: Record<string, unknown> = {}): void {
  const now = Date.now();
  store.put("calls/call-1", {
    customerId: "asha",
    alias: "Calm Lotus 1",
    locale: "te",
    volunteerId: uid,
    status: "ringing",
    allowance: "free",
    maxSeconds: 900,
    startedAt: instant(now),
    ringUntil: instant(now + 45_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    tried: [],
    ...changes,
  });
}

/** The parts as the app combines them on a volunteer page. */
const Page = () => (
  <>
    <ListenerCalls onTitle={onTitle} />
    <CallBar hasOwn={() => false} onTitle={vi.fn()} />
  </>
);

async function open(on = true) {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`callListeners/${uid}`, { on });
  server.answers("takeCalls", {});
  return { uid, user: show(<Page />) };
}

const card = () => screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });

describe("a call that rings", () => {
  it("shows the alias and the language, and nothing else about the person", async () => {
    const { uid } = await open();
    rings(uid);
    const said = (await card()).textContent;
    expect(said).toContain("Voice call, in Telugu.");
    expect(said).not.toContain("asha");
    expect(screen.getByRole("alert").textContent).toContain("Calm Lotus 1 is calling");
  });

  it.each([
    ["crisis", true],
    ["free", false],
  ] as const)("is marked where its caller is in a crisis: %s", async (allowance, marked) => {
    const { uid } = await open();
    rings(uid, { allowance });
    expect(within(await card()).queryByText("Crisis") !== null).toBe(marked);
  });

  it("is announced in the tab's title, without a name, until it is over", async () => {
    const { uid } = await open();
    rings(uid);
    await card();
    await waitFor(() => expect(onTitle.mock.calls).toEqual([["A call is coming in"]]));
    rings("ravi");
    await waitFor(() => expect(onTitle.mock.calls).toEqual([["A call is coming in"], [null]]));
  });

  it("is silent without a network, since its end could not be noticed", async () => {
    const { uid } = await open();
    rings(uid);
    await card();
    network.goes();
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
    network.returns();
    expect(await card()).toBeTruthy();
  });

  it("may ring here while a page reports to be there; such a report changes no choice", async () => {
    await open();
    await waitFor(() => expect(server.asked("takeCalls")).toEqual([{ on: true, beat: true }]));
  });

  it("does not ring for a listener who takes chats only", async () => {
    const { uid } = await open(false);
    rings(uid);
    await act(async () => Promise.resolve());
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(server.asked("takeCalls")).toEqual([]);
  });

  it("is passed to a colleague with one press, which removes its card", async () => {
    const { uid, user } = await open();
    rings(uid);
    await card();
    const answer = server.isSlow("declineCall", {});
    const decline = screen.getByRole("button", { name: "Decline" });
    await user.click(decline);
    await waitFor(() => expect(server.asked("declineCall")).toEqual([{ callId: "call-1" }]));
    // Silent after the press, and not started again before the card is gone.
    expect(closed).toHaveBeenCalledTimes(1);
    answer();
    await isIdle(decline);
    rings("ravi");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it("can be answered from within a dialog, and keeps ringing when that opens or closes", async () => {
    const { uid } = await open();
    rings(uid);
    await card();
    const withDialog = (isOpen: boolean) => (
      <Dialog open={isOpen} title="End conversation" onClose={vi.fn()}>
        <p>…</p>
      </Dialog>
    );
    const { rerender } = render(withDialog(true));
    const dialog = await screen.findByRole("dialog", { name: "End conversation" });
    expect(within(dialog).getByRole("button", { name: "Accept the call" })).toBeTruthy();
    rerender(withDialog(false));
    expect(dialog.contains(await card())).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  it("says after a failed decline only what can be tried again", async () => {
    const { uid, user } = await open();
    rings(uid);
    await card();
    server.refuses("declineCall", "NOT_CLAIMED");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(server.asked("declineCall")).toHaveLength(1));
    const decline = screen.getByRole("button", { name: "Decline" });
    await isIdle(decline);
    expect(screen.queryByText("This conversation is not yours at the moment.")).toBeNull();
    server.refuses("declineCall", "BUSY", { retryable: true });
    await user.click(decline);
    const failed = "Many people are here right now. Please try again.";
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(closed).toHaveBeenCalledTimes(1);
    // A call that was passed on leaves nothing to try again.
    rings("ravi");
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    // It kept ringing after the decline failed.
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it("is not answered without a microphone, which is said and can be closed", async () => {
    vi.stubGlobal("RTCPeerConnection", undefined);
    const { uid, user } = await open();
    rings(uid);
    await card();
    await user.click(screen.getByRole("button", { name: "Accept the call" }));
    expect(await screen.findByText(/^This browser can’t make calls\./)).toBeTruthy();
    expect(server.asked("answerCall")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(await card()).toBeTruthy();
  });
});

describe("an answer whose reply is lost", () => {
  async function accept() {
    microphoneIs(null);
    const { uid, user } = await open();
    rings(uid);
    await card();
    await user.click(screen.getByRole("button", { name: "Accept the call" }));
    return user;
  }
  const taken = { callId: "call-1", page: someId };
  const answered = () => server.asked("answerCall");
  const ended = () => server.asked("endCall");
  beforeEach(() => server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 })));

  it("is repeated, and the call goes on", async () => {
    server.answers("answerCall", ({ callId }) => {
      server.answers("answerCall", { callId, maxSeconds: 900 });
      throw new TypeError("Failed to fetch");
    });
    const user = await accept();
    await waitFor(() => expect(heldCall()?.callId).toBe("call-1"));
    expect(answered()).toEqual([taken, taken]);
    expect(ended()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Hang up" }));
    await waitFor(() => expect(ended()).toHaveLength(1));
  });

  it("ends the call if no reply comes, because the caller would be alone in it", async () => {
    server.isUnreachable("answerCall");
    await accept();
    await waitFor(() => expect(ended()).toEqual([taken]));
    expect(answered()).toHaveLength(2);
    expect(screen.getByText("No connection right now. Please check it and try again.")).toBeTruthy();
  });

  it("is not repeated if the listener has hung up meanwhile", async () => {
    const lose = server.isLost("answerCall");
    const user = await accept();
    await user.click(await screen.findByRole("button", { name: "Hang up" }));
    lose();
    await waitFor(() => expect(ended()).toEqual([taken]));
    expect(answered()).toHaveLength(1);
  });
});

it("shows the bar of the present call, and not one that rings", async () => {
  const { uid } = await open();
  act(() =>
    put({ ...NONE, side: "volunteer", alias: "Kind River 2", phase: "talking", talkingSince: performance.now() }),
  );
  rings(uid);
  const bar = await screen.findByRole("complementary", { name: "Your call" });
  expect(within(bar).getByText("In a call with Kind River 2")).toBeTruthy();
  expect(within(bar).getByRole("button", { name: "Hang up" })).toBeTruthy();
  expect(screen.getAllByRole("complementary")).toEqual([bar]);
});

it.each([
  ["customer", "They hung up."],
  ["server", "The call has ended."],
] as const)("rings again while the bar still says how the last call ended (by %s)", async (by, words) => {
  const { uid } = await open();
  act(() => put({ ...NONE, side: "volunteer", alias: "Kind River 2", phase: "over", over: { why: "ended", by } }));
  expect(await screen.findByText(words)).toBeTruthy();
  rings(uid);
  expect(await card()).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

describe("the switch", () => {
  const taking = () => screen.getByRole<HTMLInputElement>("switch", { name: "Take voice calls" });

  it("can’t be moved before its state is known", async () => {
    const answer = store.isSlow();
    const uid = await isHere({ claims: { volunteer: true } });
    store.put(`callListeners/${uid}`, { on: true });
    show(<CallSwitch />);
    expect(taking().disabled).toBe(true);
    expect(screen.queryByText("Chat only: you get no calls.")).toBeNull();
    answer();
    await waitFor(() => expect(taking().checked).toBe(true));
    expect(screen.getByText("Calls ring while one of your volunteer pages is open.")).toBeTruthy();
  });

  it("tells the server, and shows what that has stored", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    server.answers("takeCalls", ({ on }) => {
      queueMicrotask(() => store.put(`callListeners/${uid}`, { on }));
      return {};
    });
    const user = show(<CallSwitch />);
    await waitFor(() => expect(taking().disabled).toBe(false));
    expect(screen.getByText("Chat only: you get no calls.")).toBeTruthy();
    await user.click(taking());
    await waitFor(() => expect(taking().checked).toBe(true));
    expect(server.asked("takeCalls")).toEqual([{ on: true }]);
  });

  it("stays as it was if the server could not be told", async () => {
    await isHere({ claims: { volunteer: true } });
    server.isUnreachable("takeCalls");
    const user = show(<CallSwitch />);
    await waitFor(() => expect(taking().disabled).toBe(false));
    await user.click(taking());
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(taking().checked).toBe(false);
  });
});
