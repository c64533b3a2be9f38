import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { OwnCalls } from "../../../calls/live";
import { NONE, put } from "../../../calls/state";
import { hearTabs, tellTabs } from "../../../lib/tabs";
import { microphoneIs } from "../../../test-support/microphone";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { ListenerCalls } from "./ListenerCalls";
import { useMissed } from "./useMissed";

beforeEach(() => {
  act(() => put(NONE));
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
});

function rings(volunteerId: string, now = Date.now()): void {
  const about = { customerId: "asha", alias: "Calm Lotus 1", locale: "te", allowance: "free", maxSeconds: 900 };
  const times = {
    startedAt: instant(now),
    ringUntil: instant(now + 45_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
  };
  store.put("calls/call-1", { ...about, ...times, volunteerId, status: "ringing", endedBy: null, tried: [] });
}

async function open() {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`callListeners/${uid}`, { on: true });
  server.answers("takeCalls", {});
  return { uid, user: show(<ListenerCalls onTitle={vi.fn()} />) };
}

it("an unanswered call leaves a line until that is closed or another call rings", async () => {
  const { uid, user } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  rings("ravi");
  const line = await screen.findByText(/^Calm Lotus 1 called at .+, and you did not answer\.$/);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(line.isConnected).toBe(false);
});

it.each([
  ["cancelled", "customer", /^Calm Lotus 1 called at .+, and hung up before you could answer\.$/],
  ["cancelled", "lost", /^Calm Lotus 1 called at .+, and their connection was lost before you could answer\.$/],
  ["missed", null, /^Calm Lotus 1 called at .+, and you did not answer\.$/],
] as const)("the line says how the call ended: %s by %s", async (status, endedBy, words) => {
  const { uid } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  store.change("calls/call-1", { status, endedBy, ringUntil: null, endedAt: instant(Date.now()) });
  expect(await screen.findByText(words)).toBeTruthy();
});

it("the line blames nobody if it can’t be read how the call ended", async () => {
  const { uid } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  store.remove("calls/call-1");
  expect(await screen.findByText(/^Calm Lotus 1 called at [^,]+\.$/)).toBeTruthy();
});

it("the line says that they did not answer a call that has gone on to another listener, which can’t be read", async () => {
  const { uid } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  store.refuses("calls/call-1");
  rings("ravi");
  expect(await screen.findByText(/^Calm Lotus 1 called at .+, and you did not answer\.$/)).toBeTruthy();
});

it.each(["Accept the call", "Decline"])("a call leaves no line after: %s", async (name) => {
  microphoneIs("denied");
  server.answers("declineCall", {});
  const { uid, user } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  await user.click(screen.getByRole("button", { name }));
  rings("ravi");
  await waitFor(() => expect(screen.queryByText("Calm Lotus 1 is calling")).toBeNull());
  expect(screen.queryByText(/you did not answer/)).toBeNull();
});

it("a call leaves no line after it was declined in another tab", async () => {
  const { uid } = await open();
  rings(uid);
  await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" });
  const heard = vi.fn();
  const stop = hearTabs("thodu.calls.done", heard);
  tellTabs("thodu.calls.done", "call-1");
  await waitFor(() => expect(heard).toHaveBeenCalled());
  stop();
  rings("ravi");
  await waitFor(() => expect(screen.queryByText("Calm Lotus 1 is calling")).toBeNull());
  expect(screen.queryByText(/you did not answer/)).toBeNull();
});

it("tells the other tabs that a call was declined here", async () => {
  const heard = vi.fn();
  const stop = hearTabs("thodu.calls.done", heard);
  server.answers("declineCall", {});
  const { uid, user } = await open();
  rings(uid);
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  await waitFor(() => expect(heard.mock.calls).toEqual([["call-1"]]));
  stop();
});

const incoming = { callId: "call-1", alias: "Calm Lotus 1", locale: "te", inCrisis: false } as const;
const rang: OwnCalls = { rings: incoming, goesOn: null };
const nothing: OwnCalls = { rings: null, goesOn: null };
const traceOf = () =>
  renderHook<ReturnType<typeof useMissed>, OwnCalls | null>((calls) => useMissed(calls, "meera"), {
    initialProps: rang,
  });

it("is not shown for a call whose end this page missed because its listener took no calls for a while", () => {
  const { result, rerender } = traceOf();
  rerender(null);
  rerender(nothing);
  expect(result.current.missed).toBeNull();
});

it("shows the time at which it began to ring", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000 });
  const { result, rerender } = traceOf();
  vi.setSystemTime(20_000);
  rerender({ rings: { ...incoming, inCrisis: true }, goesOn: null });
  vi.setSystemTime(46_000);
  rerender(nothing);
  await waitFor(() => expect(result.current.missed).toEqual({ alias: "Calm Lotus 1", at: 1_000, why: "unknown" }));
});
