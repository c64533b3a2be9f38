import { expect, it, vi } from "vitest";
import { microphoneIs } from "../test-support/microphone";
import { accounts, isHere } from "../test-support/people";
import { server, someId } from "../test-support/server";
import { hangUp, startCall } from "./engine";
import { heldCall, holdCall } from "./held";
import { dismissCall } from "./session";
import { callState, NONE, put } from "./state";
import { endWithRetries, wantAgain } from "./endWithRetries";

const timers = (): void => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
const ended = () => server.asked("endCall");

it("ends a call as soon as the server can be reached, and asks no more then", async () => {
  timers();
  server.isUnreachable("endCall");
  await endWithRetries("call-1");
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(ended()).toEqual([{ callId: "call-1" }, { callId: "call-1" }]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended()).toHaveLength(2);
});

it("passes on the server's last answer, also a refusal", async () => {
  timers();
  const onAnswer = vi.fn();
  server.isUnreachable("endCall");
  await endWithRetries("call-5", { onAnswer });
  expect(onAnswer).not.toHaveBeenCalled();
  server.refuses("endCall", "NOT_FOUND");
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(onAnswer.mock.calls).toMatchObject([[{ ok: false, reason: "NOT_FOUND" }]]));
  expect(ended()).toEqual([{ callId: "call-5" }, { callId: "call-5" }]);
});

it("does not end a call that is answered after all", async () => {
  timers();
  server.isUnreachable("endCall");
  await endWithRetries("call-2");
  wantAgain("call-2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended()).toEqual([{ callId: "call-2" }]);
});

it("ends a call that was hung up without a network as soon as the network is back", async () => {
  timers();
  holdCall({ callId: "call-3", uid: "asha", side: "customer", alias: "", muted: false });
  server.isUnreachable("endCall");
  await hangUp();
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended()).toEqual([{ callId: "call-3" }, { callId: "call-3" }]);
  });
});

it("ends a call that was hung up before the server answered, even if the network goes in between", async () => {
  await isHere();
  microphoneIs(null);
  const answer = server.isSlow("startCall", { callId: "any", maxSeconds: 900 });
  const starting = startCall();
  await vi.waitFor(() => expect(server.asked("startCall")).toHaveLength(1));
  await hangUp();
  server.isUnreachable("endCall");
  timers();
  answer();
  await starting;
  expect(ended()).toEqual([{ callId: someId }]);
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(ended()).toHaveLength(2));
  expect(ended()[1]).toEqual(ended()[0]);
});

it("closes the microphone at the tap that hangs up, whatever is still pending", async () => {
  await isHere();
  const closed = microphoneIs(null);
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  const answer = server.isSlow("startCall", { callId: "any", maxSeconds: 900 });
  const starting = startCall();
  await vi.waitFor(() => expect(server.asked("startCall")).toHaveLength(1));
  void hangUp();
  expect(closed).toHaveBeenCalledOnce();
  answer();
  await starting;
});

it("does not begin a call that was hung up before the server was asked", async () => {
  microphoneIs(null);
  const signIn = accounts.isSlow();
  server.answers("startCall", ({ callId }) => ({ callId, maxSeconds: 900 }));
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  const starting = startCall();
  await vi.waitFor(() => expect(callState().phase).toBe("starting"));
  await hangUp();
  signIn();
  await starting;
  expect(server.asked("startCall")).toEqual([]);
});

it("ends a call that its page left without a microphone and without a network", async () => {
  timers();
  holdCall({ callId: "call-4", uid: "asha", side: "customer", alias: "", muted: false });
  put({ ...NONE, phase: "over", over: { why: "no-microphone", problem: "denied" } });
  server.isUnreachable("endCall");
  dismissCall();
  expect(heldCall()).toBeNull();
  await vi.waitFor(() => expect(ended()).toEqual([{ callId: "call-4" }]));
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended()).toEqual([{ callId: "call-4" }, { callId: "call-4" }]);
  });
});
