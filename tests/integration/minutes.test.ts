import { usage, unused } from "@thodu/domain/plans/metering";
import { DAY, kolkataDay, MINUTE, SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";

const PAYMENT = "pay_29QQoUBi66xm2f";

let meera: Person;
beforeAll(async () => {
  meera = await listener(await account({ admin: true }));
});

let sent = 0;
const say = (person: Person) => call("sendMessage", { messageId: `own-${(sent += 1)}`, text: "hello" }, person.token);
const answer = ({ uid }: Person) =>
  call("sendMessage", { messageId: `reply-${(sent += 1)}`, text: "I am here.", conversationId: uid }, meera.token);
const summaryOf = ({ uid }: Person) => database().doc(`conversations/${uid}`);
const meterOf = async ({ uid }: Person) => (await conversationOf(uid)).meter;
const usageOf = async ({ uid }: Person, key: string) => {
  const { exists, ref } = await database().doc(`usage/${uid}_${key}`).get();
  return exists ? usage.parse((await ref.get()).data()) : unused;
};

/** The minutes of chat counted in the last ten minutes, which may belong to two days. */
async function counted(person: Person): Promise<number> {
  const days = new Set([10 * MINUTE, 0].map((ago) => kolkataDay(Date.now() - ago)));
  const used = await Promise.all([...days].map((day) => usageOf(person, day)));
  return used.reduce((sum, { chat }) => sum + chat, 0);
}

async function plan({ uid }: Person, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await database()
    .doc(`premiumUsers/${uid}`)
    .set({
      userId: uid,
      planName: "Daily Care",
      amount: 1_499,
      paymentId: PAYMENT,
      timestamp: new Date().toISOString(),
      planId: "daily-care",
      validUntil: Timestamp.fromMillis(Date.now() + 2 * DAY),
      status: "active",
      ...changes,
    });
}

/** A person with a plan whom Meera has answered; their minutes run since `ago`. */
async function answered(ago: number, changes: Readonly<Record<string, unknown>> = {}): Promise<Person> {
  const person = await guest();
  await plan(person, changes);
  accepted(await say(person));
  accepted(await call("claimConversation", { conversationId: person.uid }, meera.token));
  accepted(await answer(person));
  const meter = await meterOf(person);
  expect(meter).not.toBeNull();
  if (meter) {
    await database()
      .doc(`conversationInternals/${person.uid}`)
      .update({ meter: { ...meter, from: meter.from - ago, until: meter.until - ago } });
    // Every write of the internals changes the summary too, whose version stands for both.
    await summaryOf(person).update({ ago });
  }
  return person;
}
const leave = async (person: Person) =>
  accepted(await call("endConversation", { conversationId: person.uid }, person.token));

describe("the minutes of a plan", () => {
  it("run from the first reply and are counted by the next one and by the end", async () => {
    const person = await answered(2 * MINUTE);
    accepted(await answer(person));
    const before = await counted(person);
    expect(before).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(before).toBeLessThan(3 * MINUTE);
    await leave(person);
    const all = await counted(person);
    expect(all).toBeGreaterThanOrEqual(before);
    expect(all).toBeLessThan(3 * MINUTE);
    expect(await meterOf(person)).toBeNull();
  });

  it("cost nothing if nobody answers, or without a plan", async () => {
    const alone = await guest();
    await plan(alone);
    accepted(await say(alone));
    accepted(await say(alone));
    const free = await guest();
    accepted(await say(free));
    accepted(await call("claimConversation", { conversationId: free.uid }, meera.token));
    accepted(await answer(free));
    accepted(await answer(free));
    for (const person of [alone, free]) {
      expect(await meterOf(person)).toBeNull();
      expect(await usageOf(person, kolkataDay(Date.now()))).toEqual(unused);
    }
    await leave(free);
  });

  it("are not counted past the last word of a listener who is gone", async () => {
    const person = await answered(5 * MINUTE);
    const at = Timestamp.fromMillis(Date.now() - 4 * MINUTE);
    await database().doc(`conversations/${person.uid}/presence/${meera.uid}`).set({ typing: false, active: false, at });
    await leave(person);
    const chat = await counted(person);
    expect(chat).toBeGreaterThanOrEqual(MINUTE - SECOND);
    expect(chat).toBeLessThan(2 * MINUTE);
  });

  it("exclude a gap in which the listener was not connected", async () => {
    const person = await answered(9 * MINUTE);
    const at = Timestamp.now();
    const since = Timestamp.fromMillis(at.toMillis() - 2 * MINUTE);
    await database()
      .doc(`conversations/${person.uid}/presence/${meera.uid}`)
      .set({ typing: false, active: true, at, since });
    accepted(await answer(person));
    const chat = await counted(person);
    expect(chat).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(chat).toBeLessThan(3 * MINUTE);
    await leave(person);
  });

  it("are refused once used, with the seconds to midnight, and nothing changes", async () => {
    const person = await answered(0);
    const day = kolkataDay(Date.now());
    await database()
      .doc(`usage/${person.uid}_${day}`)
      .set({ userId: person.uid, key: day, chat: 90 * MINUTE });
    // Each instance remembers what a person has used for five seconds.
    await vi.waitFor(
      async () => {
        for (let again = 0; again < 4; again += 1) expect(reasonOf(await say(person))).toBe("QUOTA_USED");
      },
      { timeout: 20_000, interval: 500 },
    );
    const before = (await summaryOf(person).get()).data();
    const refused = await say(person);
    expect(refused).toMatchObject({
      ok: false,
      status: "FAILED_PRECONDITION",
      details: { reason: "QUOTA_USED", retryable: false },
    });
    const seconds = refused.ok ? 0 : (refused.details.retryAfterSeconds ?? 0);
    expect(kolkataDay(Date.now() + seconds * SECOND)).not.toBe(day);
    expect(kolkataDay(Date.now() + (seconds - 5) * SECOND)).toBe(day);
    expect((await summaryOf(person).get()).data()).toEqual(before);
    await summaryOf(person).update({ risk: "crisis" });
    accepted(await say(person));
    await leave(person);
  });

  it("of the seventh chat within a month are available at once when six are used up", async () => {
    const person = await guest();
    const now = Date.now();
    const terms = Array.from({ length: 7 }, (_, nth) => ({
      planId: "pay-as-you-go",
      item: "chat",
      paymentId: `pay_29QQoUBi66xm2${nth}`,
      from: Timestamp.fromMillis(now - MINUTE),
      until: Timestamp.fromMillis(now + (nth + 1) * 60 * MINUTE),
    }));
    const [newest, ...others] = terms.toReversed();
    if (!newest) throw new Error("Nothing was bought.");
    await plan(person, { ...newest, validUntil: newest.until, terms });
    const useUp = ({ paymentId }: { readonly paymentId: string }) =>
      database()
        .doc(`usage/${person.uid}_${paymentId}`)
        .set({ userId: person.uid, key: paymentId, chat: 30 * MINUTE });
    for (const each of others) await useUp(each);
    accepted(await say(person));
    await summaryOf(person).update({ ownMessageCount: 19 });
    accepted(await say(person));
    await useUp(newest);
    expect(reasonOf(await say(person))).toBe("CHAT_LIMIT");
    // Removed, as nobody paid for these plans: the comparison of the books would report them.
    await database().doc(`premiumUsers/${person.uid}`).delete();
  });

  it("of Pay As You Go are those of its payment; used up, the free messages decide", async () => {
    const person = await answered(3 * MINUTE, { planId: "pay-as-you-go", item: "chat", amount: 19 });
    accepted(await answer(person));
    expect((await usageOf(person, PAYMENT)).chat).toBeGreaterThanOrEqual(3 * MINUTE);
    expect(await usageOf(person, kolkataDay(Date.now()))).toEqual(unused);
    await database()
      .doc(`usage/${person.uid}_${PAYMENT}`)
      .update({ chat: 30 * MINUTE });
    await summaryOf(person).update({ ownMessageCount: 19 });
    expect(reasonOf(await say(person))).toBe("CHAT_LIMIT");
    await leave(person);
  });
});
