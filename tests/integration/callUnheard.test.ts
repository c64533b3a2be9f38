import { callPlace } from "@thodu/domain/calls/places";
import { kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { quietCalls } from "../support/listeners";
import { account, database, guest, type Person } from "../support/people";
import { freeUsed, inCall, planWith, ringing, stored, taking } from "../support/calls";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

const place = ({ uid }: Person) => database().doc(`callPlaces/${uid}`);
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
const signals = (callId: string, { uid }: Person) =>
  database()
    .doc(`calls/${callId}/signals/${uid}_0`)
    .set({ from: uid, kind: "hello", payload: "{}", at: Timestamp.now() });

describe("the free call of a caller who was gone when it was answered", () => {
  async function answered(): Promise<{ readonly person: Person; readonly one: Person; readonly callId: string }> {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    await place(person).update({ seenAt: ago(40_000) });
    await place(one).update({ seenAt: ago(40_000) });
    accepted(await call("answerCall", { callId }, one.token));
    expect(await freeUsed(person)).toBe(true);
    return { person, one, callId };
  }

  it("can be used again if the call ends without a sign of them; the answer is a sign of the listener", async () => {
    const { person, one, callId } = await answered();
    const { answeredAt } = await stored(callId);
    expect(callPlace.parse((await place(one).get()).data()).seenAt).toBe(answeredAt);
    await place(person).update({ seenAt: ago(61_000) });
    expect(accepted(await call("checkCall", { callId }, one.token))).toMatchObject({ status: "ended" });
    expect(await stored(callId)).toMatchObject({ endedBy: "lost", volunteerId: one.uid });
    expect([await freeUsed(person), await inCall(person), await inCall(one)]).toEqual([false, false, false]);
    expect(await stored(await ringing(person))).toMatchObject({ allowance: "free", volunteerId: one.uid });
  });

  it("stays used once they have joined", async () => {
    const { person, one, callId } = await answered();
    accepted(await call("joinCall", { callId }, person.token));
    const { answeredAt } = await stored(callId);
    expect(callPlace.parse((await place(person).get()).data()).seenAt).toBeGreaterThan(answeredAt ?? Infinity);
    await database()
      .doc(`calls/${callId}`)
      .update({ answeredAt: ago(120_000) });
    await place(person).update({ seenAt: ago(61_000) });
    accepted(await call("checkCall", { callId }, one.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "lost" });
    expect(await freeUsed(person)).toBe(true);
  });

  it("stays used by a page that connects without a heartbeat", async () => {
    const { person, one, callId } = await answered();
    await signals(callId, person);
    await place(person).update({ seenAt: ago(61_000) });
    accepted(await call("checkCall", { callId }, one.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "lost" });
    expect(await freeUsed(person)).toBe(true);
  });
});

describe("a call whose listener’s page never connected", () => {
  /** An answered call; its caller's page does all that it can. */
  async function answered(
    who?: Person,
  ): Promise<{ readonly person: Person; readonly one: Person; readonly callId: string }> {
    const [person, one] = [who ?? (await guest()), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    accepted(await call("joinCall", { callId }, person.token));
    await signals(callId, person);
    accepted(await call("checkCall", { callId }, person.token));
    return { person, one, callId };
  }

  it.each(["listener", "caller"] as const)("leaves the free call if the %s ends it", async (side) => {
    const { person, one, callId } = await answered();
    expect(await freeUsed(person)).toBe(true);
    accepted(await call("endCall", { callId }, side === "caller" ? person.token : one.token));
    expect(await stored(callId)).toMatchObject({
      status: "ended",
      endedBy: side === "caller" ? "customer" : "volunteer",
    });
    expect([await freeUsed(person), await inCall(person), await inCall(one)]).toEqual([false, false, false]);
  });

  it("leaves it if the call is lost", async () => {
    const { person, one, callId } = await answered();
    await place(one).update({ seenAt: ago(61_000) });
    expect(accepted(await call("checkCall", { callId }, person.token))).toMatchObject({ status: "ended" });
    expect(await stored(callId)).toMatchObject({ endedBy: "lost", volunteerId: one.uid });
    expect(await stored(await ringing(person))).toMatchObject({ allowance: "free" });
  });

  it("uses the minutes of no plan", async () => {
    const { person, one, callId } = await answered(await planWith(1_200));
    const usage = () =>
      database()
        .doc(`usage/${person.uid}_${kolkataDay(Date.now())}`)
        .get();
    const then = ago(40_000);
    await database().doc(`calls/${callId}`).update({ answeredAt: then });
    await place(one).update({ seenAt: then });
    accepted(await call("endCall", { callId }, one.token));
    expect((await usage()).get("call")).toBe(600_000);
  });

  it.each([
    ["joins", (callId: string, one: Person) => call("joinCall", { callId }, one.token)],
    ["gives a sign", (callId: string, one: Person) => call("checkCall", { callId }, one.token)],
    ["sends a signal", signals],
  ] as const)("counts as heard once it %s: the free call stays used, whatever its caller does", async (_, comes) => {
    const { person, one, callId } = await answered();
    await comes(callId, one);
    accepted(await call("endCall", { callId }, person.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "customer" });
    expect([await freeUsed(person), await inCall(person), await inCall(one)]).toEqual([true, false, false]);
  });
});
