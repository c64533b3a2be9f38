import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { holdCall } from "../../calls/held";
import { NONE, put } from "../../calls/state";
import { claimsGoTo, openDesk, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { CallBar } from "../calls/CallBar";
import { ListenerCalls } from "../calls/listener/ListenerCalls";
import { DeskScreen } from "./DeskScreen";

const offer = () => screen.queryByRole("region", { name: "Offer: Calm Lotus 1" });

/** A listener who is online and to whom a waiting person is offered. */
async function online() {
  server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const { uid, user } = await openDesk(
    <>
      <DeskScreen />
      <CallBar hasOwn={() => false} onTitle={vi.fn()} />
    </>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  return { uid, user };
}

it("makes no offers to a listener whose call goes on without this page", async () => {
  const { uid } = await online();
  await waitFor(() => expect(offer()).not.toBeNull());
  holdCall({ callId: "call-1", uid, side: "volunteer", alias: "Kind River 2", muted: false });
  act(() => put({ ...NONE, side: "volunteer", phase: "over", over: { why: "no-microphone", problem: "denied" } }));
  await waitFor(() => expect(offer()).toBeNull());
  sessionStorage.clear();
  act(() => put({ ...NONE, side: "volunteer", phase: "over", over: { why: "ended", by: "customer" } }));
  await waitFor(() => expect(offer()).not.toBeNull());
});

it("says that a call goes on on another device, and meanwhile neither offers anybody nor rings", async () => {
  server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  server.answers("takeCalls", {});
  const { uid, user } = await openDesk(
    <>
      <DeskScreen />
      <ListenerCalls onTitle={vi.fn()} />
    </>,
  );
  store.put(`callListeners/${uid}`, { on: true, seenAt: instant(Date.now()) });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  await waitFor(() => expect(offer()).not.toBeNull());
  const now = Date.now();
  const theirs = { volunteerId: uid, startedAt: instant(now), ringUntil: null, endsAt: null, endedAt: null, tried: [] };
  const about = { customerId: "ravi", alias: "Kind River 2", locale: "en", allowance: "free", maxSeconds: 900 };
  const call = { ...theirs, ...about, status: "active", answeredAt: instant(now), endedBy: null };
  store.put("calls/on-the-phone", call);
  store.put("calls/late", { ...call, status: "ringing", answeredAt: null });
  await screen.findByText(/^You are in a call, in another tab or on another device\./);
  expect(offer()).toBeNull();
  expect(screen.queryByText("Kind River 2 is calling")).toBeNull();
  store.change("calls/late", { status: "missed", volunteerId: null });
  store.change("calls/on-the-phone", { status: "ended", endedAt: instant(now), endedBy: "customer" });
  await waitFor(() => expect(offer()).not.toBeNull());
});

it("says that the listener's own call finds no microphone, not that it is on another device", async () => {
  server.answers("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  server.answers("takeCalls", {});
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
  const { uid, user } = await openDesk(
    <>
      <DeskScreen />
      <ListenerCalls onTitle={vi.fn()} />
    </>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  const now = Date.now();
  const theirs = { volunteerId: uid, startedAt: instant(now), ringUntil: null, endsAt: null, endedAt: null, tried: [] };
  const about = { customerId: "ravi", alias: "Kind River 2", locale: "en", allowance: "free", maxSeconds: 900 };
  store.put("calls/call-1", { ...theirs, ...about, status: "active", answeredAt: instant(now), endedBy: null });
  holdCall({ callId: "call-1", uid, side: "volunteer", alias: "Kind River 2", muted: false });
  act(() => put({ ...NONE, side: "volunteer", phase: "over", over: { why: "no-microphone", problem: "denied" } }));
  store.put(`callListeners/${uid}`, { on: true, seenAt: instant(now) });
  // By now the page knows that the call goes on.
  const others = { ...theirs, ...about, alias: "Kind River 3", status: "ringing", endedBy: null };
  store.put("calls/late", { ...others, answeredAt: null, ringUntil: instant(now + 45_000) });
  await screen.findByRole("complementary", { name: "Kind River 3 is calling" });
  expect(await screen.findByText("You are in a call. You get no other offers while it lasts.")).toBeTruthy();
  expect(screen.queryByText(/^You are in a call, in another tab/)).toBeNull();
});

it("offers help for somebody whose call in a crisis has just ended, and opens the desk with them", async () => {
  const talked = { callId: "call-2", customerId: "ravi" };
  act(() => put({ ...NONE, side: "volunteer", alias: "Kind River 2", phase: "talking", talkingSince: 0, talked }));
  const { uid, user } = await online();
  claimsGoTo(uid);
  await user.click(await screen.findByRole("button", { name: "Crisis help" }));
  const help = within(await screen.findByRole("dialog", { name: "If the caller is in danger" }));
  expect(offer()).toBeNull();
  act(() => put({ phase: "over", over: { why: "ended", by: "customer" } }));
  const card = within(await help.findByRole("region", { name: "Offer: Calm Lotus 1" }));
  // A press right after the offer appeared is ignored, since it was meant for something else.
  await waitFor(async () => {
    await user.click(card.getByRole("button", { name: /^Accept: / }));
    expect(server.asked("claimConversation")).toEqual([{ conversationId: "asha" }]);
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await talk().findByText("I can’t sleep")).toBeTruthy();
});
