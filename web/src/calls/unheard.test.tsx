import { expect, it, vi } from "vitest";
import { server } from "../test-support/server";
import { hangUp } from "./engine";
import { holdCall } from "./held";
import { endUnheard, wantAgain } from "./unheard";

const timers = (): void => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
const ended = () => server.asked("endCall");

it("ends a call as soon as the server hears of it, and asks no more then", async () => {
  timers();
  server.isUnreachable("endCall");
  await endUnheard("call-1");
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(ended()).toEqual([{ callId: "call-1" }, { callId: "call-1" }]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended()).toHaveLength(2);
});

it("does not end a call that is taken after all", async () => {
  timers();
  server.isUnreachable("endCall");
  await endUnheard("call-2");
  wantAgain("call-2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended()).toEqual([{ callId: "call-2" }]);
});

it("ends a call that was hung up without a network as soon as it is back", async () => {
  timers();
  holdCall({ callId: "call-3", uid: "asha", side: "customer", alias: "", muted: false });
  server.isUnreachable("endCall");
  await hangUp();
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(ended()).toEqual([{ callId: "call-3" }, { callId: "call-3" }]));
});
