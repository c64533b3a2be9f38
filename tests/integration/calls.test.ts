import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { quietCalls } from "../support/listeners";
import { account, database, guest, type Person } from "../support/people";
import { freeUsed, inCall, ringing, start, stored, taking } from "../support/calls";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

describe("the free call", () => {
  it("is used when a listener answers, and not before", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const cancelled = await ringing(person);
    expect(await stored(cancelled)).toMatchObject({
      volunteerId: one.uid,
      allowance: "free",
      maxSeconds: 900,
      endsAt: null,
    });
    accepted(await call("endCall", { callId: cancelled }, person.token));
    expect(await stored(cancelled)).toMatchObject({ status: "cancelled", endedBy: "customer", volunteerId: null });
    expect([await freeUsed(person), await inCall(one)]).toEqual([false, false]);

    const callId = await ringing(person);
    const on = async (page: string) => call("answerCall", { callId, page }, one.token);
    expect(accepted(await on("phone"))).toEqual({ callId, maxSeconds: 900 });
    expect(accepted(await on("phone"))).toEqual({ callId, maxSeconds: 900 });
    expect(reasonOf(await on("laptop"))).toBe("ANSWERED_ELSEWHERE");
    const active = await stored(callId);
    expect(active).toMatchObject({ status: "active", volunteerId: one.uid, ringUntil: null });
    expect((active.endsAt ?? 0) - (active.answeredAt ?? 0)).toBeGreaterThan(899_000);
    expect(await freeUsed(person)).toBe(true);
    accepted(await call("joinCall", { callId }, one.token));
    expect(accepted(await call("endCall", { callId }, one.token))).toEqual({ callId, maxSeconds: 900 });
    expect(accepted(await call("endCall", { callId }, person.token))).toEqual({ callId, maxSeconds: 900 });
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "volunteer" });

    const refused = await start(person);
    expect(refused).toMatchObject({ message: "Go Premium to Continue", details: { reason: "CALL_USED" } });
    // Also found by the caller: whoever searches a person's lines does not know the ids of calls.
    const lines = await database().collection("auditLog").where("about", "==", person.uid).get();
    expect(lines.docs.map((doc) => `${String(doc.get("action"))} ${String(doc.get("target"))}`).sort()).toEqual([
      `call.answer ${callId}`,
      `call.end ${callId}`,
    ]);
  });

  it("loses its limit when its listener flags a crisis of the caller, also for a person who never wrote", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    const level = "crisis";
    const say = () => call("setRisk", { conversationId: person.uid, callId, level }, one.token);
    expect(reasonOf(await say())).toBe("NOT_CLAIMED");
    accepted(await call("answerCall", { callId }, one.token));
    accepted(await say());
    accepted(await say());
    expect(await stored(callId)).toMatchObject({ status: "active", allowance: "crisis" });
    // The page /call shows that they may call, not that they have used their free call.
    expect((await database().doc(`freeCalls/${person.uid}`).get()).exists).toBe(false);
    expect(accepted(await call("checkCall", { callId }, person.token))).toMatchObject({ remainingSeconds: null });
    const said = await database().collection("auditLog").where("target", "==", callId).get();
    const lines = said.docs.filter((doc) => doc.get("action") === "call.risk");
    expect(lines.map((doc) => String(doc.get("actor")))).toEqual([one.uid]);
    expect(reasonOf(await call("setRisk", { conversationId: person.uid, level }, one.token))).toBe("NOT_FOUND");
    accepted(await call("endCall", { callId }, person.token));
    expect((await database().doc(`reports/call-${callId}`).get()).data()).toMatchObject({
      category: "crisis-ended",
      conversationId: person.uid,
      callId,
      status: "open",
    });
    // If the call broke off, a new one needs no plan either. The listener's phone does not ring for a while.
    expect(await stored(await ringing(person))).toMatchObject({ allowance: "crisis" });
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("crisisEndedAt")).not.toBeUndefined();
  });

  it.each([
    ["writes", "sendMessage", { messageId: randomUUID(), text: "Thank you for the call" }],
    ["asks for a listener", "requestHelp", { requestId: randomUUID() }],
  ] as const)("in a crisis goes on in the chat of a caller who %s for the first time", async (_, name, input) => {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    accepted(await call("setRisk", { conversationId: person.uid, callId, level: "crisis" }, one.token));
    const crisis = { agreed: "She calls her sister.", whoKnows: "Nobody.", linesGiven: true };
    for (const told of [{}, { crisis }]) accepted(await call("endCall", { callId, ...told }, one.token));
    expect((await database().doc(`reports/call-${callId}`).get()).get("crisis")).toEqual(crisis);
    accepted(await call(name, input, person.token));
    const begun = await database().doc(`conversations/${person.uid}`).get();
    expect(begun.data()).toMatchObject({ status: "waiting", risk: "crisis", locked: false });
  });

  it("ends when its caller reports the listener, and the two never meet again", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    const report = {
      reportId: randomUUID(),
      conversationId: person.uid,
      callId,
      category: "sexual",
      block: true,
    } as const;
    for (let times = 0; times < 2; times += 1) accepted(await call("reportConversation", report, person.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "server" });
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });

  it("costs nothing when nobody is free", async () => {
    const person = await guest();
    const { callId } = accepted(await start(person));
    expect(await stored(callId)).toMatchObject({ status: "missed", volunteerId: null });
    expect([await freeUsed(person), await inCall(person)]).toEqual([false, false]);
    accepted(await start(person));
  });

  it("is one call for an id, however often it is requested", async () => {
    const [person, stranger] = [await guest(), await guest()];
    await taking(admin);
    const callId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(person, callId)));
    for (const answer of answers) expect(accepted(answer)).toEqual({ callId, maxSeconds: 900 });
    expect(reasonOf(await start(stranger, callId))).toBe("ID_REUSED");
    expect((await stored(callId)).customerId).toBe(person.uid);
  });

  it("ends the call that the same person left open", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const first = await ringing(person);
    const second = await ringing(person);
    expect(await stored(first)).toMatchObject({ status: "cancelled" });
    expect(await stored(second)).toMatchObject({ volunteerId: one.uid });
  });
});

describe("the phone that rings", () => {
  it("two people who call at once: one rings at the volunteer, the other gets the next", async () => {
    const listeners = [await taking(admin), await taking(admin)];
    const people = [await guest(), await guest()];
    const ids = await Promise.all(people.map(async (person) => accepted(await start(person)).callId));
    const calls = await Promise.all(ids.map(stored));
    expect(calls.map(({ status }) => status)).toEqual(["ringing", "ringing"]);
    expect(new Set(calls.map(({ volunteerId }) => volunteerId))).toEqual(new Set(listeners.map(({ uid }) => uid)));
  });

  it("five people and one volunteer: one phone rings, four are told at once that nobody is free", async () => {
    const one = await taking(admin);
    const people = await Promise.all(Array.from({ length: 5 }, guest));
    const ids = await Promise.all(people.map(async (person) => accepted(await start(person)).callId));
    const statuses = (await Promise.all(ids.map(stored))).map(({ status }) => status).sort();
    expect(statuses).toEqual(["missed", "missed", "missed", "missed", "ringing"]);
    expect(await inCall(one)).toBe(true);
  });

  it("changes when the call is declined, and after the last the caller is told the truth", async () => {
    const [person, first, second] = [await guest(), await taking(admin), await taking(admin)];
    const callId = await ringing(person);
    const asked = (await stored(callId)).volunteerId;
    const [one, other] = asked === first.uid ? [first, second] : [second, first];
    expect(reasonOf(await call("answerCall", { callId }, other.token))).toBe("NOT_FOUND");
    accepted(await call("declineCall", { callId }, one.token));
    expect(await stored(callId)).toMatchObject({ status: "ringing", volunteerId: other.uid, tried: [one.uid] });
    expect([await inCall(one), await inCall(other)]).toEqual([false, true]);
    expect(reasonOf(await call("answerCall", { callId }, one.token))).toBe("NOT_CLAIMED");
    accepted(await call("declineCall", { callId }, other.token));
    expect(await stored(callId)).toMatchObject({ status: "missed", volunteerId: null });
    expect([await inCall(person), await freeUsed(person)]).toEqual([false, false]);
  });

  it("changes when its listener takes no calls any more", async () => {
    const [person, first, second] = [await guest(), await taking(admin), await taking(admin)];
    const callId = await ringing(person);
    const asked = (await stored(callId)).volunteerId;
    const [one, other] = asked === first.uid ? [first, second] : [second, first];
    accepted(await call("takeCalls", { on: false }, one.token));
    expect(await stored(callId)).toMatchObject({ status: "ringing", volunteerId: other.uid, tried: [one.uid] });
    expect([await inCall(one), await inCall(other)]).toEqual([false, true]);
  });

  it("changes after 45 seconds without an answer, by the server’s clock", async () => {
    const [person] = [await guest(), await taking(admin), await taking(admin)];
    const callId = await ringing(person);
    const before = await stored(callId);
    expect((before.ringUntil ?? 0) - before.startedAt).toBeGreaterThan(44_000);
    expect(accepted(await call("checkCall", { callId }, person.token))).toMatchObject({ status: "ringing" });
    expect((await stored(callId)).volunteerId).toBe(before.volunteerId);
    await database()
      .doc(`calls/${callId}`)
      .update({ ringUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(accepted(await call("checkCall", { callId }, person.token))).toMatchObject({ status: "ringing" });
    const after = await stored(callId);
    expect(after.tried).toEqual([before.volunteerId]);
    expect(after.volunteerId).not.toBe(before.volunteerId);
  });

  it("is never that of a listener who takes only chats, whose page is closed, who was revoked or is in a call", async () => {
    const [chatOnly, gone, revoked, busy] = [
      await taking(admin),
      await taking(admin),
      await taking(admin),
      await taking(admin),
    ];
    const talking = await guest();
    accepted(await call("takeCalls", { on: false }, chatOnly.token));
    // A page on another device, which does not know this, gives its sign.
    accepted(await call("takeCalls", { on: true, beat: true }, chatOnly.token));
    await database()
      .doc(`callListeners/${gone.uid}`)
      .update({ seenAt: Timestamp.fromMillis(Date.now() - 200_000) });
    accepted(await call("revokeVolunteer", { uid: revoked.uid }, admin.token));
    const callId = await ringing(talking);
    expect((await stored(callId)).volunteerId).toBe(busy.uid);
    expect(await stored(accepted(await start(await guest())).callId)).toMatchObject({ status: "missed" });
  });
});

describe("a listener who is with a person in a crisis", () => {
  it("gets no other call until that is over, except of that person", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    accepted(await call("sendMessage", { messageId: "help", text: "I want to kill myself tonight" }, person.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    expect(await stored(accepted(await start(await guest())).callId)).toMatchObject({ status: "missed" });
    const own = await ringing(person);
    expect((await stored(own)).volunteerId).toBe(one.uid);
    accepted(await call("endCall", { callId: own }, person.token));
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    expect((await stored(await ringing(await guest()))).volunteerId).toBe(one.uid);
  });
});

it("a listener who is offered a person in a crisis gets no other call meanwhile, except of that person", async () => {
  const [person, one] = [await guest(), await taking(admin)];
  accepted(await call("sendMessage", { messageId: "help", text: "I want to kill myself tonight" }, person.token));
  const offered = (expiresAt: number) =>
    database()
      .doc(`conversations/${person.uid}`)
      .update({ offer: { to: one.uid, expiresAt } });
  await offered(Date.now() + 25_000);
  expect(await stored(accepted(await start(await guest())).callId)).toMatchObject({ status: "missed" });
  const own = await ringing(person);
  expect((await stored(own)).volunteerId).toBe(one.uid);
  accepted(await call("endCall", { callId: own }, person.token));
  await offered(Date.now() - 1);
  expect((await stored(await ringing(await guest()))).volunteerId).toBe(one.uid);
});

it("a listener with an agreed time soon gets calls only of that person, and in a crisis", async () => {
  const [person, hurt, one] = [await guest(), await guest(), await taking(admin)];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  const talk = database().doc(`conversations/${person.uid}`);
  const { waitingSince: since } = conversation.parse((await talk.get()).data());
  const meetsIn = (ms: number) =>
    talk.update({ laterTime: { since, at: Date.now() + ms, state: "taken", by: one.uid, reminded: true } });
  await meetsIn(2 * 60_000);
  expect(await stored(accepted(await start(await guest())).callId)).toMatchObject({ status: "missed" });
  const own = await ringing(person);
  expect((await stored(own)).volunteerId).toBe(one.uid);
  accepted(await call("endCall", { callId: own }, person.token));
  accepted(await call("sendMessage", { messageId: "help", text: "I want to kill myself tonight" }, hurt.token));
  const urgent = await ringing(hurt);
  expect(await stored(urgent)).toMatchObject({ allowance: "crisis", volunteerId: one.uid });
  accepted(await call("endCall", { callId: urgent }, hurt.token));
  await meetsIn(20 * 60_000);
  const free = await ringing(await guest());
  expect((await stored(free)).volunteerId).toBe(one.uid);
});

describe("a pair that is blocked", () => {
  it("does not meet in a call that rings already", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    const callId = await ringing(person);
    const report = { reportId: randomUUID(), conversationId: person.uid, category: "harassment", block: true } as const;
    accepted(await call("reportConversation", report, person.token));
    expect(reasonOf(await call("answerCall", { callId }, one.token))).toBe("NOT_CLAIMED");
    expect(await stored(callId)).toMatchObject({ status: "missed", volunteerId: null });
    expect(await freeUsed(person)).toBe(false);
  });

  it("never meets again in a call", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ blocked: [one.uid] });
    expect(await stored(accepted(await start(person)).callId)).toMatchObject({ status: "missed" });
    await database().doc(`conversations/${person.uid}`).update({ blocked: [] });
    await database().doc(`volunteers/${one.uid}`).update({ availability: "busy", seenAt: Timestamp.now() });
    expect(await stored(accepted(await start(person)).callId)).toMatchObject({ status: "missed" });
    await database().doc(`volunteers/${one.uid}`).update({ availability: "online" });
    expect((await stored(await ringing(person))).volunteerId).toBe(one.uid);
  });
});
