import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCall } from "../../../../tests/support/domain";
import { NONE, put, type Over } from "../../calls/state";
import { microphoneIs } from "../../test-support/microphone";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server, someId } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { LEFT } from "../../lib/quickExit";
import { CallScreen } from "./CallScreen";

const open = () => show(<CallScreen />, { at: "/call" });
const overBy = (over: Over): void => act(() => put({ ...NONE, phase: "over", over }));

beforeEach(() => {
  mediaIs("(height >= 32rem)", true);
  act(() => put(NONE));
});

it("leaves the controls of a call to the bar in a low window, once that is loaded", async () => {
  await isHere();
  act(() => put({ ...NONE, phase: "talking", side: "customer", talkingSince: performance.now() }));
  open();
  expect(await screen.findByRole("button", { name: "Hang up" })).toBeTruthy();
  mediaIs("(height >= 32rem)", false);
  expect(screen.getByRole("button", { name: "Hang up" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Hang up" })).toBeNull());
});

describe("before a call", () => {
  it("says what the tap does, what is free, and that no number is shown", async () => {
    await isHere();
    open();
    expect(screen.getByRole("heading", { name: "Call a Volunteer" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Call Now (Free)" })).toBeTruthy();
    expect(screen.getByText(/Neither of you sees a number, an email or a name\./)).toBeTruthy();
    expect(screen.getByText(/^By calling you confirm/).textContent).toBe(
      "By calling you confirm that you are 18 or older and accept the terms and the privacy policy.",
    );
    expect(screen.getByText(/A call by phone shows your number/)).toBeTruthy();
    expect(server.asked("startCall")).toEqual([]);
  });

  it("promises nothing free before it is known whether that was used", async () => {
    const answer = store.isSlow();
    const uid = await isHere();
    open();
    expect(await screen.findByRole("button", { name: "Call Now" })).toBeTruthy();
    store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
    answer();
    expect(await screen.findByRole("link", { name: "Go Premium to Continue" })).toBeTruthy();
  });

  it("shows the help lines to everybody", () => {
    open();
    const numbers = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(numbers).toEqual(expect.arrayContaining(["tel:14416", "tel:18008914416", "tel:112"]));
  });

  it("leads to the plans once the free call was used, and to the chat while that is free", async () => {
    const uid = await isHere();
    store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
    open();
    expect((await screen.findByRole("link", { name: "Go Premium to Continue" })).getAttribute("href")).toBe(
      "/go-premium",
    );
    expect(screen.queryByRole("button", { name: /^Call Now/ })).toBeNull();
    expect(screen.getByText(/You can still write to a volunteer/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Chat Now" }).getAttribute("href")).toBe("/chat");
  });

  it("says that the messages are used too, and offers no chat then", async () => {
    const uid = await guestIsHere();
    store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
    putConversation(uid, { locked: true });
    open();
    expect(await screen.findByText(/^Your free call and your free messages have been used\./)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Chat Now" })).toBeNull();
    expect(screen.getByText("Tele-MANAS, the mental health line of the Government of India")).toBeTruthy();
  });

  it("keeps its button for somebody in a crisis", async () => {
    const uid = await guestIsHere();
    store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
    putConversation(uid, { locked: true, risk: "crisis" });
    open();
    await waitFor(() => expect(screen.queryByText(/have been used\./)).toBeNull());
    expect(await screen.findByRole("button", { name: /^Call Now/ })).toBeTruthy();
  });

  it("does not say “free” for a plan that covers the call", async () => {
    const uid = await isHere();
    store.put(`premiumUsers/${uid}`, {
      userId: uid,
      planName: "Unlimited Support",
      amount: 2_999,
      paymentId: "pay_1",
      timestamp: new Date().toISOString(),
      planId: "unlimited-support",
      item: null,
      validUntil: instant(Date.now() + 86_400_000),
      status: "active",
      terms: [],
    });
    open();
    expect(await screen.findByRole("button", { name: "Call Now" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^This call is free for you/)).toBeNull());
  });
});

describe("without a microphone", () => {
  it.each([
    ["NotAllowedError", /^The microphone is blocked for this page\./],
    ["NotFoundError", /^No microphone was found\./],
    ["NotReadableError", /^Another app uses the microphone\./],
  ])("says why and what to do, and calls no listener: %s", async (name, words) => {
    microphoneIs(name);
    await isHere();
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(server.asked("startCall")).toEqual([]);
  });

  it("says that the browser is too old", async () => {
    vi.stubGlobal("RTCPeerConnection", undefined);
    await isHere();
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    expect(await screen.findByText(/^This browser can’t make calls\./)).toBeTruthy();
  });
});

describe("a call", () => {
  const tap = async () => {
    microphoneIs(null);
    await isHere();
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    return user;
  };

  it("that is refused because the free one was used leads to the plans", async () => {
    server.refuses("startCall", "CALL_USED");
    await tap();
    expect(await screen.findByRole("link", { name: "Go Premium to Continue" })).toBeTruthy();
    expect(server.asked("startCall")).toEqual([{ callId: someId, locale: "en" }]);
  });

  it("that is refused because today’s minutes are used says when they return, and what else there is", async () => {
    server.refuses("startCall", "QUOTA_USED", { retryAfterSeconds: 60 });
    await tap();
    const title = await screen.findByRole("heading", { name: /^Today’s call minutes .* New ones come at midnight/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole("link", { name: "See the plans" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ask for an appointment with a therapist" })).toBeTruthy();
  });

  it("that is refused because the minutes of a plan’s last day are used promises no new ones", async () => {
    server.refuses("startCall", "QUOTA_USED");
    await tap();
    expect(
      await screen.findByRole("heading", { name: /^Today’s call minutes .* paid only until today\.$/ }),
    ).toBeTruthy();
    expect(screen.queryByText(/midnight|^Until then/)).toBeNull();
    expect(screen.getByRole("link", { name: "See the plans" })).toBeTruthy();
  });

  it("that does not reach the server says so, and can be tried again", async () => {
    server.isUnreachable("startCall");
    const user = await tap();
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    server.refuses("startCall", "CALL_USED");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Go Premium to Continue" })).toBeTruthy();
  });
});

describe("a call whose page is left by quick exit", () => {
  const leave = (): void => act(() => void window.dispatchEvent(new Event(LEFT)));

  it("ends at once, also on the other side, by a request that survives the page", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const uid = await isHere();
    server.answers("startCall", ({ callId }) => {
      const now = Date.now();
      const times = { startedAt: instant(now), ringUntil: instant(now + 45_000) };
      store.put(`calls/${callId}`, { ...aCall({ customerId: uid }), ...times });
      return { callId, maxSeconds: 900 };
    });
    const stop = microphoneIs(null);
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    await screen.findByText("Calling a volunteer …");
    leave();
    // Sent synchronously, before anything is closed: the page may be gone a moment later.
    expect(server.asked("endCall")).toEqual([{ callId: someId }]);
    const sent = [expect.stringMatching(/endCall$/), expect.objectContaining({ keepalive: true })];
    expect(fetched.mock.lastCall).toEqual(sent);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledAfter(fetched);
  });

  it("that is only being requested ends too", async () => {
    await isHere();
    microphoneIs(null);
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Call Now (Free)" }));
    await waitFor(() => expect(server.asked("startCall")).toHaveLength(1));
    leave();
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId: someId }]));
  });

  it("sends nothing without a call", async () => {
    await isHere();
    overBy({ why: "missed" });
    open();
    await screen.findByText(/Nothing was used up\./);
    leave();
    expect(screen.getByText(/Nothing was used up\./)).toBeTruthy();
    expect(server.asked("endCall")).toEqual([]);
  });
});

describe("after a call", () => {
  it("shows the help lines first to somebody in a crisis", async () => {
    const uid = await isHere();
    putConversation(uid, { risk: "crisis" });
    overBy({ why: "ended", by: "customer" });
    open();
    const card = (await screen.findByRole("heading", { name: "You hung up." })).parentElement;
    if (!card) throw new Error("There is no card.");
    for (const [number, link] of [
      ["14416", "tel:14416"],
      ["112", "tel:112"],
    ] as const)
      expect((await within(card).findByRole("link", { name: `Call ${number}` })).getAttribute("href")).toBe(link);
    expect(within(card).queryByText(/^Take a breath\./)).toBeNull();
  });

  it("in a crisis is not called ended by the listener", async () => {
    const uid = await isHere();
    putConversation(uid, { risk: "crisis" });
    overBy({ why: "ended", by: "volunteer" });
    open();
    expect(await screen.findByRole("heading", { name: "The call has ended." })).toBeTruthy();
    expect(screen.queryByText("The volunteer hung up.")).toBeNull();
  });

  it.each([
    ["customer", "You hung up."],
    ["volunteer", "The volunteer hung up."],
    ["limit", "The time for this call is over."],
    ["lost", "The connection was lost."],
    ["server", "The volunteer had to leave."],
    [null, "The call has ended."],
  ] as const)("says why it is over, and leads back: %s", async (by, words) => {
    await isHere();
    overBy({ why: "ended", by });
    const user = open();
    const title = await screen.findByRole("heading", { name: words });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("button", { name: /^Call Now/ })).toBeTruthy();
  });
});

it("is ended for the listener too if its caller never learned that it rings", async () => {
  await isHere();
  microphoneIs(null);
  server.isUnreachable("startCall");
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  const user = open();
  await user.click(await screen.findByRole("button", { name: /^Call Now/ }));
  await waitFor(() => expect(server.asked("endCall")).toHaveLength(1));
  const [first, again] = server.asked("startCall");
  expect(again).toEqual(first);
  expect(server.asked("endCall")[0]).toMatchObject({ callId: someId });
});
