import { DAY } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";
import { sweepConversations } from "../support/retention";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

/** Fields of a conversation that only the server may read. */
const HIDDEN = ["blocked", "passed", "meter", "lastVolunteerId"];
const shown = async ({ uid }: Person) => (await database().doc(`conversations/${uid}`).get()).data() ?? {};
const hiddenIn = async (person: Person) => Object.keys(await shown(person)).filter((name) => HIDDEN.includes(name));
const write = async (person: Person, messageId: string) =>
  accepted(await call("sendMessage", { messageId, text: "Hello" }, person.token));
const claim = (one: Person, person: Person) => call("claimConversation", { conversationId: person.uid }, one.token);
const report = (person: Person) =>
  call(
    "reportConversation",
    { reportId: `report-${person.uid}`, conversationId: person.uid, category: "harassment", block: true },
    person.token,
  );

describe("a conversation", () => {
  it("shows listeners and its customer nothing of who passed, was blocked, listened last, or of a payment", async () => {
    const [person, one, other] = [await account(), await listener(admin), await listener(admin)];
    const plan = {
      planId: "pay-as-you-go",
      item: "chat",
      paymentId: "pay_29QQoUBi66xm2f",
      status: "active",
      validUntil: Timestamp.fromMillis(Date.now() + DAY),
    };
    await database().doc(`premiumUsers/${person.uid}`).set(plan);
    await write(person, "first");
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    accepted(await call("passOffer", { conversationId: person.uid }, one.token));
    expect((await conversationOf(person.uid)).passed).toHaveProperty(one.uid);
    expect(await hiddenIn(person)).toEqual([]);
    accepted(await claim(other, person));
    accepted(await call("sendMessage", { messageId: "reply", text: "Hello", conversationId: person.uid }, other.token));
    expect(await conversationOf(person.uid)).toMatchObject({
      lastVolunteerId: other.uid,
      passed: {},
      meter: { payment: plan.paymentId },
    });
    await write(person, "second");
    expect(await hiddenIn(person)).toEqual([]);
    expect(JSON.stringify(await shown(person))).not.toContain(plan.paymentId);
    accepted(await report(person));
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await hiddenIn(person)).toEqual([]);
    for (const { uid } of [one, other]) expect(JSON.stringify(await shown(person))).not.toContain(uid);
    expect((await conversationOf(person.uid)).meter).toBeNull();
  });

  it("is in the list of ended ones of the listener who had it last", async () => {
    const [person, one] = [await guest(), await listener(admin)];
    await write(person, "first");
    accepted(await claim(one, person));
    expect(accepted(await call("listEnded", {}, one.token)).conversations).toEqual([]);
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(accepted(await call("listEnded", {}, one.token)).conversations).toMatchObject([
      { conversationId: person.uid },
    ]);
  });
});

describe("a block", () => {
  it.each([
    ["a guest", guest],
    ["an account", account],
  ] as const)("outlives the conversation of %s, and names nobody", async (_, who) => {
    const [person, one] = [await who(), await listener(admin)];
    if (person.email !== "") accepted(await call("updateProfile", { keepConversation: "30-days" }, person.token));
    await write(person, "first");
    accepted(await claim(one, person));
    accepted(await report(person));
    await sweepConversations([person], 31);
    expect((await database().collection(`conversations/${person.uid}/chatMessages`).get()).size).toBe(0);
    expect((await database().doc(`conversationInternals/${person.uid}`).get()).exists).toBe(false);
    await write(person, "again");
    expect(reasonOf(await claim(one, person))).toBe("NOT_PERMITTED");
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    expect((await conversationOf(person.uid)).offer).toBeNull();
    const partings = await database().collection("partings").get();
    expect(partings.size).toBeGreaterThan(0);
    for (const { id, ref } of partings.docs) {
      expect(id).toMatch(/^[\w-]{43}$/);
      expect(Object.keys((await ref.get()).data() ?? {})).toEqual(["at"]);
    }
  });

  it("of a person who had no listener yet is refused", async () => {
    const person = await guest();
    await write(person, "first");
    const reportId = `report-${person.uid}`;
    for (const _ of [1, 2]) expect(accepted(await report(person))).toEqual({ reportId, parted: false });
    expect((await database().doc(`reports/${reportId}`).get()).get("blocked")).toBe(false);
  });

  it("applies to calls and to the colleague who is named in a hand-over", async () => {
    const [person, one, other] = [await guest(), await listener(admin), await listener(admin)];
    await write(person, "first");
    accepted(await claim(one, person));
    accepted(await report(person));
    accepted(await call("takeCalls", { on: true }, one.token));
    const { callId } = accepted(await call("startCall", { callId: `call-${person.uid}` }, person.token));
    expect((await database().doc(`calls/${callId}`).get()).get("volunteerId")).not.toBe(one.uid);
    accepted(await call("takeCalls", { on: false }, one.token));
    accepted(await claim(other, person));
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    const handOver = { conversationId: person.uid, to: one.uid };
    expect(reasonOf(await call("releaseConversation", handOver, other.token))).toBe("AT_CAPACITY");
    expect((await conversationOf(person.uid)).offer).toBeNull();
  });
});

describe("a conversation that was stored before the split", () => {
  it("is read as it is, and then moved: what others could read is gone, and the blocked stay blocked", async () => {
    const [person, one, other] = [await guest(), await listener(admin), await listener(admin)];
    await write(person, "first");
    const before = { passed: { [other.uid]: Date.now() }, blocked: [one.uid], lastVolunteerId: other.uid, meter: null };
    await database().doc(`conversations/${person.uid}`).update(before);
    expect(reasonOf(await claim(one, person))).toBe("NOT_PERMITTED");
    for (const each of [one, other]) accepted(await call("setAvailability", { availability: "online" }, each.token));
    expect((await conversationOf(person.uid)).offer).toBeNull();
    await sweepConversations([person], 0);
    expect(await hiddenIn(person)).toEqual([]);
    expect(await conversationOf(person.uid)).toMatchObject({
      passed: before.passed,
      lastVolunteerId: other.uid,
      blocked: [],
    });
    expect(reasonOf(await claim(one, person))).toBe("NOT_PERMITTED");
    accepted(await claim(other, person));
  });
});
