import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryCalls } from "../../../../tests/support/memoryCalls";
import { answerCall, endCall } from "./sides";
import { startCall } from "./startCall";

const asha = anActor({ uid: "asha", listener: false });
const meera = anActor({ uid: "meera", listener: true });
const callId = "call-1";
const on = (page: string) => ({ callId, page });

const answered = { ok: true, value: { callId } };
const elsewhere = { ok: false, failure: { reason: "ANSWERED_ELSEWHERE" } };

/** A call that rings at Meera, who has Thodu open on her phone and on a laptop. */
async function ringing() {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, { callId });
  return ports;
}

it("is answered on one of two devices, also if both are pressed at once", async () => {
  const ports = await ringing();
  const replies = await Promise.all([answerCall(ports, meera, on("phone")), answerCall(ports, meera, on("laptop"))]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const [first, second] = replies[0].ok ? ["phone", "laptop"] : ["laptop", "phone"];
  // Asked again because the reply was lost.
  expect(await answerCall(ports, meera, on(first))).toMatchObject(answered);
  expect(await answerCall(ports, meera, on(second))).toMatchObject(elsewhere);
  expect(ports.calls.answeredFree).toEqual(["asha"]);
});

it("is not ended by a device that gave up answering while the other one answered", async () => {
  const ports = await ringing();
  await answerCall(ports, meera, on("laptop"));
  expect(await endCall(ports, meera, on("phone"))).toMatchObject({ ok: true });
  expect(ports.calls.calls.get(callId)?.value.status).toBe("active");
  expect(await endCall(ports, meera, on("laptop"))).toMatchObject({ ok: true });
  expect(ports.calls.calls.get(callId)?.value.status).toBe("ended");
});

it("is ended by either side, and answered, without a page's id from older clients", async () => {
  const ports = await ringing();
  expect(await answerCall(ports, meera, { callId })).toMatchObject(answered);
  expect(await answerCall(ports, meera, { callId })).toMatchObject(answered);
  expect(await answerCall(ports, meera, on("laptop"))).toMatchObject(elsewhere);
  expect(await endCall(ports, meera, { callId })).toMatchObject({ ok: true });
  expect(ports.calls.calls.get(callId)?.value.status).toBe("ended");
});
