import { expect, it } from "vitest";
import { microphoneIs } from "../test-support/microphone";
import { isHere } from "../test-support/people";
import { server, someId } from "../test-support/server";
import { answerCall, hangUp } from "./engine";
import { heldCall } from "./held";
import { callState, NONE } from "./state";

/** Answers a call while the browser refuses this tab the call's lock. */
async function accept(refusal: "TimeoutError" | "SecurityError") {
  const uid = await isHere({ claims: { volunteer: true } });
  const closed = microphoneIs(null);
  const request = () => Promise.reject(new DOMException("", refusal));
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  server.answers("answerCall", ({ callId }) => ({ callId, maxSeconds: 900 }));
  server.answers("endCall", ({ callId }) => ({ callId, maxSeconds: 0 }));
  await answerCall(uid, "call-1", "Calm Lotus 1");
  return closed;
}

it("leaves a call that was accepted in two tabs to the first, and does not end it", async () => {
  const closed = await accept("TimeoutError");
  expect([callState(), heldCall(), closed.mock.calls.length]).toEqual([NONE, null, 1]);
  expect([server.asked("joinCall"), server.asked("endCall")]).toEqual([[], []]);
});

it("keeps a call in a browser that forbids locks along with storage", async () => {
  const closed = await accept("SecurityError");
  expect([callState().phase, closed.mock.calls.length]).toEqual(["starting", 0]);
  await hangUp();
  expect(server.asked("endCall")).toEqual([{ callId: "call-1" }]);
});

it("says that a call was taken on another device, and does not end it", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  const closed = microphoneIs(null);
  server.refuses("answerCall", "ANSWERED_ELSEWHERE");
  await answerCall(uid, "call-1", "Calm Lotus 1");
  expect(callState().over).toMatchObject({
    why: "refused",
    message: "You have already taken this call on another device or in another tab.",
  });
  expect(server.asked("answerCall")).toEqual([{ callId: "call-1", page: someId }]);
  expect([heldCall(), closed.mock.calls.length, server.asked("endCall")]).toEqual([null, 1, []]);
});
