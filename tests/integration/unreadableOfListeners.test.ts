import { randomUUID } from "node:crypto";
import { LOST_AFTER } from "@thodu/domain/calls/course";
import { addDays, dayOf } from "@thodu/domain/rota/calendar";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { Timestamp, type DocumentData } from "firebase-admin/firestore";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepCalls } from "../../functions/src/usecases/calls/course";
import { sweepRota } from "../../functions/src/usecases/rota/sweepRota";
import { sweepApplications } from "../../functions/src/usecases/volunteers/applications";
import { accepted, call } from "../support/callables";
import { aCall, heldBy } from "../support/domain";
import { quietCalls } from "../support/listeners";
import { quietPhones } from "../support/onCall";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";
import { longAgo, put, stamped, takeAway, watched } from "../support/unreadable";

/** One broken document at a time among those on which a listener's approval, talks, calls and shifts depend. */

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  await quietCalls();
});
afterEach(takeAway);

const documentOf = async (path: string): Promise<DocumentData> => (await database().doc(path).get()).data() ?? {};

async function online(): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setAvailability", { availability: "online" }, one.token));
  return one;
}

/** A talk of some minutes that the listener holds. */
async function talkOf({ uid }: Person): Promise<string> {
  const customerId = randomUUID();
  await put(`conversations/${customerId}`, stamped(heldBy(uid)));
  return customerId;
}
const meter = () => ({ payment: "pay_unreadable0002", from: Date.now() - 5 * MINUTE, until: Date.now() - MINUTE });

const revoke = async ({ uid }: Person): Promise<void> => {
  accepted(await call("revokeVolunteer", { uid }, admin.token));
  expect(await documentOf(`volunteers/${uid}`)).toMatchObject({ approved: false, load: 0 });
};
const expectWaiting = async (...customerIds: readonly string[]): Promise<void> => {
  for (const each of customerIds)
    expect(await documentOf(`conversations/${each}`)).toMatchObject({ status: "waiting", volunteerId: null });
};

describe("an approval ends, and the people with the listener wait again, also if", () => {
  it("the internals of a conversation can't be read", async () => {
    const one = await online();
    const [bad, sound] = [await talkOf(one), await talkOf(one)];
    await put(`conversationInternals/${bad}`, { meter: "long" });
    await revoke(one);
    await expectWaiting(bad, sound);
    expect((await documentOf(`conversationInternals/${sound}`))["meter"]).toBeNull();
  });

  it("neither their heartbeat nor the used minutes can be read; the minutes are counted", async () => {
    const one = await online();
    const customerId = await talkOf(one);
    await put(`conversationInternals/${customerId}`, { meter: meter() });
    await put(`conversations/${customerId}/presence/${one.uid}`, { typing: "perhaps", at: Timestamp.now() });
    const used = await put(`usage/${customerId}_${meter().payment}`, { chat: "much" });
    await revoke(one);
    await expectWaiting(customerId);
    expect((await documentOf(used))["chat"]).toBeGreaterThan(4 * MINUTE);
  });

  it("their application can't be read", async () => {
    const one = await listener(admin);
    await database()
      .doc(`applications/${one.uid}`)
      .update({ languages: ["ta"] });
    await revoke(one);
    const { status, expireAt } = await documentOf(`applications/${one.uid}`);
    expect([status, expireAt instanceof Timestamp]).toEqual(["ended", true]);
  });

  it("their place in a call can't be read, or their caller's, or who calls", async () => {
    const [one, other, third] = [await online(), await online(), await online()];
    await put(`callPlaces/${one.uid}`, { callId: 7, seenAt: Timestamp.now() });
    await revoke(one);
    expect(await documentOf(`callPlaces/${one.uid}`)).toEqual({});

    const status = "active" as const;
    for (const [each, place, talk] of [
      [other, { callId: 7, seenAt: Timestamp.now() }, null],
      [third, null, { risk: "some" }],
    ] as const) {
      const [callId, customerId] = [randomUUID(), randomUUID()];
      const running = aCall({ status, customerId, volunteerId: each.uid, ringUntil: null, answeredAt: Date.now() });
      await put(`calls/${callId}`, { ...stamped(running), startedAt: Timestamp.now() });
      await put(`callPlaces/${each.uid}`, { callId, seenAt: Timestamp.now() });
      if (place) await put(`callPlaces/${customerId}`, place);
      if (talk)
        await put(`conversations/${customerId}`, { ...stamped(heldBy("nobody", { status: "closed" })), ...talk });
      await revoke(each);
      expect(await documentOf(`calls/${callId}`)).toMatchObject({ status: "ended", endedBy: "server" });
    }
  });
});

it("an unreadable heartbeat of a listener stops nobody from writing, or from ending the talk", async () => {
  const [one, person] = [await online(), await guest()];
  const conversationId = person.uid;
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId }, one.token));
  await put(`conversationInternals/${conversationId}`, { meter: meter() });
  await put(`conversations/${conversationId}/presence/${one.uid}`, { typing: "perhaps", at: Timestamp.now() });
  accepted(await call("sendMessage", { messageId: "second", text: "hello" }, person.token));
  accepted(await call("endConversation", { conversationId }, person.token));
  expect(await documentOf(`conversations/${conversationId}`)).toMatchObject({ status: "closed", ownMessageCount: 2 });
});

it("an unreadable person in the queue leaves the others to be offered, placed and claimed", async () => {
  const [bad, person, one] = [await guest(), await guest(), await online()];
  for (const each of [bad, person])
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, each.token));
  await put(`conversationInternals/${bad.uid}`, { passed: "all" });
  expect(accepted(await call("readQueue", {}, person.token)).position).toBe(2);
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  expect(await documentOf(`conversations/${person.uid}`)).toMatchObject({ status: "active", volunteerId: one.uid });
});

it("unreadable places in calls are freed once they are silent", async () => {
  const uids = [randomUUID(), randomUUID()];
  const silent = Timestamp.fromMillis(Date.now() - LOST_AFTER - 1);
  await put(`callPlaces/${uids[0]}`, { callId: 7, seenAt: silent });
  await put(`callPlaces/${uids[1]}`, { callId: randomUUID(), seenAt: silent });
  const { ports, defects } = watched();
  expect((await sweepCalls(ports)).places).toMatchObject({ done: 2, failed: 0 });
  for (const uid of uids) expect(await documentOf(`callPlaces/${uid}`)).toEqual({});
  expect(defects).toEqual([]);
});

it("an unreadable application leaves the others to be erased", async () => {
  const [bad, sound] = [await account(), await account()];
  for (const { token } of [bad, sound]) accepted(await call("applyAsVolunteer", {}, token));
  await put(`applications/${bad.uid}`, { status: "of another time", expireAt: longAgo });
  await database().doc(`applications/${sound.uid}`).update({ expireAt: longAgo });
  const { ports, defects } = watched();
  await sweepApplications(ports);
  expect(await documentOf(`applications/${sound.uid}`)).toEqual({});
  expect(defects.map(String).filter((each) => each.includes(`applications/${bad.uid}`))).toHaveLength(1);
});

describe("the rota", () => {
  const empty = async (): Promise<void> => {
    for (const name of ["shifts", "rotaDays", "rotaListeners"]) {
      const { docs } = await database().collection(name).get();
      await Promise.all(docs.map((doc) => doc.ref.delete()));
    }
  };
  beforeEach(async () => {
    await empty();
    await quietPhones();
  });
  afterEach(empty);

  it("goes on beside a day, a shift and a listener's record that can't be read", async () => {
    const [one, other] = [await listener(admin), await listener(admin)];
    const from = Date.now() + HOUR;
    const booked = (id: string) => ({ booked: [{ id, from, to: from + HOUR }] });
    for (const { uid } of [one, other])
      await put(`shifts/${uid}`, {
        day: dayOf(from),
        language: "en",
        zone: "Asia/Kolkata",
        from: Timestamp.fromMillis(from),
        to: Timestamp.fromMillis(from + HOUR),
        uid,
        askedAt: longAgo,
      });
    await put(`shifts/${randomUUID()}`, { from: Timestamp.fromMillis(from - 1), uid: 7 });
    await put(`rotaListeners/${one.uid}`, { ...booked(one.uid), lapsed: "often" });
    await put(`rotaListeners/${other.uid}`, booked(other.uid));
    const today = dayOf(Date.now());
    await put(`rotaDays/${today}`, { day: today, need: "much" });
    const { ports, defects } = watched();
    await sweepRota(ports);
    expect((await documentOf(`shifts/${other.uid}`))["uid"]).toBeNull();
    expect(await documentOf(`rotaListeners/${other.uid}`)).toMatchObject({ booked: [], lapsed: 1 });
    expect((await documentOf(`shifts/${one.uid}`))["uid"]).toBe(one.uid);
    expect((await documentOf(`rotaDays/${addDays(today, 1)}`))["basis"]).toBeDefined();
    expect(defects.map(String).filter((each) => each.includes(`rotaListeners/${one.uid}`))).toHaveLength(1);
  });
});
