import { conversation } from "@thodu/domain/chat/model";
import { locales } from "@thodu/domain/locale";
import { byTurnAt, type Waiting } from "@thodu/domain/matching/position";
import { DAY, MINUTE, SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { Query, QuerySnapshot } from "../../functions/src/store/database";
import { placeOf } from "../../functions/src/usecases/matching/placeOf";
import { sweepGone } from "../../functions/src/usecases/matching/sweepGone";
import type { Swept } from "../../functions/src/usecases/sweep";
import { accepted, call } from "../support/callables";
import { aConversation } from "../support/domain";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const CROWD = 5_000;
/**
 * What a run may read: the first people of each level in three languages, crises, offers, and listeners at the desk.
 */
const READ_AT_MOST = 900;
/** Runs of the sweep in which all 5,000 must have left. One run stops after 40 s. */
const RUNS = 2;

let admin: Person;
const crowd: Waiting[] = [];

const SILENT = 4_993;
const idOf = (index: number): string => `crowd-${String(index).padStart(4, "0")}`;
const conversations = () => database().collection("conversations");
const summary = async ({ uid }: Person) => conversation.parse((await conversations().doc(uid).get()).data());

/**
 * Conversations as stored before signs were: most at level none, every tenth a concern, some with plans or released.
 */
async function fill(): Promise<void> {
  const { waitSignAt: _, gone: __, claimedAt: ___, unansweredSince: ____, ...stored } = aConversation();
  const long = Date.now() - 2 * DAY;
  const writer = database().bulkWriter();
  for (let index = 0; index < CROWD; index += 1) {
    const one = {
      risk: index % 10 === 3 ? ("concern" as const) : ("none" as const),
      alarm: null,
      priority: index % 7 === 0 ? 1 : 0,
      notice: index % 11 === 0 ? ("listener-left" as const) : null,
      // Every second one in the same instant as the one before.
      waitingSince: long + Math.floor(index / 2) * 10 * SECOND,
    };
    const at = Timestamp.fromMillis(one.waitingSince);
    crowd.push({ id: idOf(index), ...one });
    void writer.set(conversations().doc(idOf(index)), {
      ...stored,
      ...one,
      locale: locales[index % 3],
      deskEpoch: "",
      createdAt: at,
      lastMessageAt: at,
      waitingSince: at,
    });
  }
  await writer.close();
}

/** Takes the crowd off the desk. */
async function empty(): Promise<void> {
  const writer = database().bulkWriter();
  for (const { id } of crowd) void writer.delete(conversations().doc(id));
  await writer.close();
}

async function online(languages: readonly ("en" | "te" | "hi")[]): Promise<Person> {
  const one = await listener(admin);
  const { uid } = one;
  await database()
    .doc(`volunteers/${uid}`)
    .update({ availability: "online", seenAt: Timestamp.now(), idleSince: Timestamp.now(), languages });
  return one;
}

async function waiting(text: string, locale: "en" | "te" = "en"): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text, locale }, person.token));
  return person;
}

beforeAll(async () => {
  await emptyDesk();
  admin = await account({ admin: true });
});
afterAll(empty);

describe(
  `with ${CROWD} people waiting`,
  () => {
    beforeAll(fill, 60_000);
    // No listener of another test is at the desk.
    beforeEach(async () => {
      const { docs } = await database().collection("volunteers").where("availability", "==", "online").get();
      await Promise.all(docs.map(({ ref }) => ref.update({ availability: "away" })));
    });

    it("somebody in a crisis who comes last is offered in one run, which reads a limited number of documents", async () => {
      const [one, person] = [await online(["en", "te", "hi"]), await waiting("I want to kill myself tonight")];
      const asked = vi.spyOn(Query.prototype, "get");
      await wiring().matcher.run();
      const read = asked.mock.settledResults.reduce(
        (sum, { value }) => sum + (value instanceof QuerySnapshot ? Math.max(1, value.size) : 0),
        0,
      );
      asked.mockRestore();
      expect(read).toBeGreaterThan(0);
      expect((await summary(person)).offer?.to).toBe(one.uid);
      process.stdout.write(`a run with ${CROWD} waiting: ${read} documents read by queries\n`);
      expect(read).toBeLessThan(READ_AT_MOST);
      expect(await placeOf(wiring().queue, person.uid, await summary(person), Date.now())).toBe(1);
      expect(accepted(await call("readQueue", {}, person.token)).position).toBe(1);
      await conversations().doc(person.uid).update({ status: "closed", waitingSince: null });
    });

    it("a place is what the order of the whole queue says", async () => {
      const person = await waiting("hello");
      const own = await summary(person);
      // A person who came late has an open alarm.
      const alarm = { since: 0, answer: null };
      await conversations().doc(idOf(SILENT)).update({ alarm });
      const others = crowd.map((each, index) => (index === SILENT ? { ...each, alarm } : each));
      const order = [...others, { ...own, id: person.uid }].toSorted(byTurnAt(Date.now())).map(({ id }) => id);
      for (const index of [0, 1, 3, 33, 700, 701, 1_234, 2_503, SILENT, 4_998, 4_999]) {
        const id = idOf(index);
        const found = conversation.parse((await conversations().doc(id).get()).data());
        expect([id, await placeOf(wiring().queue, id, found, Date.now())]).toEqual([id, order.indexOf(id) + 1]);
      }
      expect(order.indexOf(idOf(SILENT))).toBe(0);
      expect(accepted(await call("readQueue", {}, person.token)).position).toBe(CROWD + 1);
      await conversations().doc(idOf(SILENT)).update({ alarm: null });
      await conversations().doc(person.uid).update({ status: "closed", waitingSince: null });
    });

    it("people whose pages are gone leave the queue, and the next ones move up", async () => {
      const here = idOf(4_000);
      await conversations().doc(here).update({ waitSignAt: Timestamp.now() });
      const person = await waiting("hello");
      const defects: unknown[] = [];
      const runs: Swept[] = [];
      while (runs.length < RUNS && runs.at(-1)?.left !== 0)
        runs.push(await sweepGone({ ...wiring(), onDefect: (error) => defects.push(error) }));
      const sum = (of: "done" | "failed"): number => runs.reduce((all, run) => all + run[of], 0);
      expect([sum("done"), sum("failed"), runs.at(-1)?.left, defects]).toEqual([CROWD - 1, 0, 0, []]);
      expect(accepted(await call("readQueue", {}, person.token)).position).toBe(2);
      const gone = conversation.parse((await conversations().doc(idOf(7)).get()).data());
      expect(gone).toMatchObject({
        status: "waiting",
        waitingSince: null,
        gone: { waitingSince: crowd[7]?.waitingSince },
      });
    });
  },
  3 * MINUTE,
);
