import { conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { GONE_AFTER } from "@thodu/domain/matching/gone";
import { hourKey } from "@thodu/domain/matching/hours";
import { dayRecord } from "@thodu/domain/matching/model";
import { CRISIS_UNANSWERED_MAX } from "@thodu/domain/matching/listenerTimeout";
import { OWN_LANGUAGE_FIRST } from "@thodu/domain/matching/times";
import { countOf } from "@thodu/domain/matching/waits";
import { kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepGone } from "../../functions/src/usecases/matching/sweepGone";
import { accepted, call } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

const CRISIS = "I want to kill myself tonight";
const stored = ({ uid }: Person) => database().doc(`conversations/${uid}`);
const summary = async (person: Person) => conversation.parse((await stored(person).get()).data());
const write = async (person: Person, messageId: string, text = "hello", locale: Locale = "en") =>
  accepted(await call("sendMessage", { messageId, text, locale }, person.token));
const queueOf = async (person: Person) => accepted(await call("readQueue", {}, person.token));
const deskNow = async () => accepted(await call("readDesk", {}, admin.token));
const ago = (time: number): Timestamp => Timestamp.fromMillis(Date.now() - time);

async function waiting(text = "hello", locale: Locale = "en"): Promise<Person> {
  const person = await guest();
  await write(person, "first", text, locale);
  return person;
}

async function online(languages: Locale[] = ["en", "te", "hi"]): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setAvailability", { availability: "online", languages }, one.token));
  return one;
}

async function sweep(): Promise<number> {
  const defects: unknown[] = [];
  const { done } = await sweepGone({ ...wiring(), onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
  return done;
}

describe("a crisis", () => {
  it("is offered to any free listener if nobody who speaks the language is there, after ten seconds", async () => {
    const english = await online(["en"]);
    const [crisis, everyday] = [await waiting(CRISIS, "te"), await waiting()];
    await stored(crisis).update({ waitingSince: ago(OWN_LANGUAGE_FIRST) });
    await queueOf(crisis);
    expect((await summary(crisis)).offer?.to).toBe(english.uid);
    expect((await summary(everyday)).offer).toBeNull();
  });

  it("that its listener does not answer is offered to a colleague, shown to an admin, and taken by accepting", async () => {
    const [silent, colleague] = [await online(), await online()];
    const person = await waiting(CRISIS);
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId }, silent.token));
    await write(person, "second", "are you there?");
    await stored(person).update({
      unansweredSince: Date.now() - CRISIS_UNANSWERED_MAX - 1,
      claimedAt: ago(CRISIS_UNANSWERED_MAX + 1_000),
    });
    accepted(await call("setAvailability", { availability: "online" }, silent.token));
    expect(await summary(person)).toMatchObject({
      status: "active",
      volunteerId: silent.uid,
      offer: { to: colleague.uid },
    });
    expect((await deskNow()).unanswered).toBe(1);
    const { docs } = await database().collection("auditLog").where("target", "==", conversationId).get();
    expect(
      docs.map((doc): unknown => doc.get("action")).filter((action) => action === "conversation.unanswered"),
    ).toHaveLength(1);

    accepted(await call("passOffer", { conversationId }, colleague.token));
    expect((await summary(person)).offer).toBeNull();
    await stored(person).update({ passed: {} });
    await queueOf(person);
    accepted(
      await call("claimConversation", { conversationId, takeOver: true, reason: "No answer." }, colleague.token),
    );
    expect(await summary(person)).toMatchObject({
      volunteerId: colleague.uid,
      offer: null,
      notice: "listener-changed",
    });
  });

  it("is not offered any more once its listener answers", async () => {
    const [one, colleague] = [await online(), await online()];
    const person = await waiting(CRISIS);
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId }, one.token));
    await stored(person).update({
      unansweredSince: Date.now() - CRISIS_UNANSWERED_MAX - 1,
      claimedAt: ago(CRISIS_UNANSWERED_MAX + 1_000),
    });
    await queueOf(person);
    expect((await summary(person)).offer?.to).toBe(colleague.uid);
    accepted(await call("sendMessage", { messageId: "reply", text: "I am here", conversationId }, one.token));
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    expect((await summary(person)).offer).toBeNull();
    expect((await deskNow()).unanswered).toBe(0);
  });
});

describe("the record of a day", () => {
  const recordOf = async (now: number) =>
    dayRecord.parse(
      (
        await database()
          .doc(`statistics/${kolkataDay(now)}`)
          .get()
      ).data() ?? {},
    );

  it("counts once more by how a wait ended, the risk, and the hour in which it began", async () => {
    const [taken, left, lost] = [await waiting(CRISIS), await waiting(), await waiting()];
    const now = Date.now();
    const hours = new Map([taken, left, lost].map((person, index) => [person, now - 10 * GONE_AFTER * (index + 1)]));
    for (const [person, since] of hours)
      await stored(person).update({
        waitingSince: Timestamp.fromMillis(since),
        lastMessageAt: Timestamp.fromMillis(since),
        waitSignAt: person === lost ? null : Timestamp.fromMillis(now),
      });
    const before = await recordOf(now);
    const one = await listener(admin);
    accepted(await call("claimConversation", { conversationId: taken.uid }, one.token));
    accepted(await call("endConversation", { conversationId: left.uid }, left.token));
    expect(await sweep()).toBe(1);
    const after = await recordOf(now);
    const countAt = ({ hourWaits }: typeof after, key: string): number => countOf(hourWaits[key] ?? {});
    for (const [end, risk, person] of [
      ["taken", "crisis", taken],
      ["left", "none", left],
      ["lost", "none", lost],
    ] as const) {
      const key = hourKey(end, risk, hours.get(person) ?? 0);
      expect([key, countAt(after, key) - countAt(before, key)]).toEqual([key, 1]);
    }
    expect(countOf(after.waits) - countOf(before.waits)).toBe(1);
    expect(countOf(after.leftWaits) - countOf(before.leftWaits)).toBe(2);
  });
});

describe("a person who waits and whose page is closed", () => {
  const lastSeen = ago(GONE_AFTER + 1_000);
  const silent = { waitingSince: lastSeen, lastMessageAt: lastSeen };

  it("leaves the queue until the page is open again, and then has the old place", async () => {
    const [person, next] = [await waiting(), await waiting()];
    await stored(person).update(silent);
    expect(await sweep()).toBe(1);
    expect(await summary(person)).toMatchObject({ status: "waiting", waitingSince: null });
    expect((await queueOf(next)).position).toBe(1);
    const one = await online();
    expect((await summary(next)).offer?.to).toBe(one.uid);
    expect((await summary(person)).offer).toBeNull();
    expect((await queueOf(person)).position).toBe(1);
    expect(await summary(person)).toMatchObject({ waitingSince: silent.waitingSince.toMillis(), gone: null });
    expect((await queueOf(next)).position).toBe(2);
  });

  it("also returns by asking for help again, and can be taken while gone", async () => {
    const [person, other] = [await waiting(), await waiting()];
    for (const one of [person, other]) await stored(one).update(silent);
    expect(await sweep()).toBe(2);
    expect(accepted(await call("requestHelp", { requestId: person.uid }, person.token)).position).toBe(1);
    const one = await online();
    accepted(await call("claimConversation", { conversationId: other.uid }, one.token));
    expect(await summary(other)).toMatchObject({ status: "active", volunteerId: one.uid });
  });

  it("is named to admins by risk, the greatest first; a person who has gone is not", async () => {
    const [everyday, crisis, gone] = [await waiting(), await waiting(CRISIS), await waiting()];
    await stored(gone).update({ waitingSince: null });
    const { people, more, leftOther } = await deskNow();
    expect(leftOther).toBeGreaterThanOrEqual(1);
    expect(people.map(({ uid }) => uid)).toEqual([crisis.uid, everyday.uid]);
    expect(people[0]).toMatchObject({ alias: (await summary(crisis)).alias, locale: "en", risk: "crisis" });
    expect(more).toBe(0);
    expect(JSON.stringify(people)).not.toContain("hello");
  });

  it("is counted and named for admins in a crisis, and stays while a listener is asked", async () => {
    const [crisis, asked] = [await waiting(CRISIS), await waiting()];
    for (const one of [crisis, asked]) await stored(one).update(silent);
    await stored(asked).update({ offer: { to: "meera", expiresAt: Date.now() + 60_000 } });
    expect(await sweep()).toBe(1);
    const { waiting: counted, leftInCrisis } = await deskNow();
    expect(counted).toMatchObject({ crisis: 0, gone: 1, others: 1 });
    const { alias } = await summary(crisis);
    expect(leftInCrisis).toEqual([{ uid: crisis.uid, alias, seenAt: silent.waitingSince.toMillis() }]);
    expect((await summary(asked)).waitingSince).not.toBeNull();
  });

  it("causes no write by a poll while the last stored sign is recent", async () => {
    const person = await waiting();
    // The first question stores where they stood when they came.
    await queueOf(person);
    const before = (await stored(person).get()).updateTime;
    await queueOf(person);
    await queueOf(person);
    expect((await stored(person).get()).updateTime).toEqual(before);
    await stored(person).update(silent);
    await queueOf(person);
    expect((await summary(person)).waitSignAt).toBeGreaterThan(Date.now() - 60_000);
  });
});
