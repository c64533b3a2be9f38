import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { account, database, listener, type Person } from "../support/people";
import { queueOf, waiting } from "../support/waiting";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

/** Deletes what was counted of waits today and before. */
async function forgetWaits(): Promise<void> {
  const { docs } = await database().collection("statistics").limit(100).get();
  await Promise.all(docs.map(async ({ ref }) => ref.delete()));
}

describe("the queue of somebody who waits", () => {
  it("orders by risk, plan and time", async () => {
    const [early, late] = [await waiting(), await waiting()];
    expect(await queueOf(early)).toMatchObject({ position: 1, anyone: false });
    expect([(await queueOf(early)).position, (await queueOf(late)).position]).toEqual([1, 2]);
    await database().doc(`conversations/${late.uid}`).update({ priority: 1 });
    expect((await queueOf(early)).position).toBe(2);
    await database().doc(`conversations/${early.uid}`).update({ risk: "crisis" });
    expect((await queueOf(early)).position).toBe(1);

    const one = await listener(admin);
    await database().doc(`volunteers/${one.uid}`).update({ capacity: 10 });
    accepted(await call("claimConversation", { conversationId: early.uid }, one.token));
    expect(await queueOf(early)).toMatchObject({ position: null, expected: null });
  });

  it("puts a person who does not answer whether they are in danger before others, until they do", async () => {
    const [concern, asked] = [await waiting(), await waiting()];
    const change = async ({ uid }: Person, fields: object) => database().doc(`conversations/${uid}`).update(fields);
    await change(concern, { risk: "concern" });
    await change(asked, { risk: "concern", alarm: { since: Date.now(), answer: null } });
    const places = async () => [(await queueOf(concern)).position, (await queueOf(asked)).position];
    expect(await places()).toEqual([1, 2]);
    const long = Date.now() - 40_000;
    await change(asked, { "alarm.since": long, waitingSince: Timestamp.fromMillis(long) });
    await change(concern, { waitingSince: Timestamp.fromMillis(long - 60_000) });
    expect(await places()).toEqual([2, 1]);
    accepted(await call("answerAlarm", { inDanger: false }, asked.token));
    expect(await places()).toEqual([1, 2]);
  });

  it("estimates the wait from people who had that place, taken, left or still there, and gives none from too few", async () => {
    await forgetWaits();
    const one = await listener(admin);
    await database().doc(`volunteers/${one.uid}`).update({ capacity: 20 });
    // Each comes as the first to a desk with no free listener, asks for the place, and is then taken or leaves at once.
    const come = async (): Promise<Person> => {
      const person = await waiting();
      expect((await queueOf(person)).position).toBe(1);
      return person;
    };
    for (let n = 0; n < 4; n += 1) {
      const person = await come();
      accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    }
    const asking = await come();
    expect((await queueOf(asking)).expected).toBeNull();
    accepted(await call("claimConversation", { conversationId: asking.uid }, one.token));
    const fifth = await come();
    expect((await queueOf(fifth)).expected).toEqual({ p50: 15_000, p90: 15_000 });

    // A person who has waited longer is not told it.
    await database()
      .doc(`conversations/${fifth.uid}`)
      .update({ waitingSince: Timestamp.fromMillis(Date.now() - 60_000) });
    expect((await queueOf(fifth)).expected).toBeNull();
    // As many leave as are taken, so fewer than nine in ten got a listener.
    accepted(await call("endConversation", { conversationId: fifth.uid }, fifth.token));
    for (let n = 0; n < 2; n += 1) {
      const person = await come();
      await database()
        .doc(`conversationInternals/${person.uid}`)
        .update({ "stood.since": Date.now() - 120_000 });
      await database()
        .doc(`conversations/${person.uid}`)
        .update({ waitingSince: Timestamp.fromMillis(Date.now() - 120_000) });
      accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    }
    const last = await come();
    // The answer is cached for five seconds, so a person who has left may still be counted.
    await expect
      .poll(async () => (await queueOf(last)).expected, { timeout: 20_000 })
      .toEqual({ p50: 15_000, p90: null });
    const desk = async () => accepted(await call("readDesk", {}, admin.token));
    await expect.poll(desk, { timeout: 20_000 }).toMatchObject({ today: { p50: 15_000, p90: null }, leftToday: 3 });
  });
});
