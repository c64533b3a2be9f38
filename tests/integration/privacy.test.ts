import { personalData } from "@thodu/domain/accounts/personalData";
import { randomUUID } from "node:crypto";
import { deletionSteps } from "@thodu/domain/accounts/deletion";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { finishDeletion } from "../../functions/src/usecases/accounts/deleteMyAccount";
import { wiring } from "../../functions/src/runtime/wiring";
import { eraseAgain } from "../../functions/src/tasks/eraseAgain";
import { tracesOf } from "../../tools/src/erasure/scan";
import { accepted, call, reasonOf } from "../support/callables";
import { liveWith, noticesDelivered } from "../support/life";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";
import { WHOLE } from "../support/looks";
import { suite } from "../support/suite";

const SOON = { timeout: 60_000, interval: 200 };
const traces = ({ uid, email }: Person) => tracesOf(adminAuth(), suite().project, email === "" ? [uid] : [uid, email]);
const data = async (path: string) => (await database().doc(path).get()).data();

/** What Cloud Tasks says of a task. */
const counts = { retryCount: 0, executionCount: 0 };
const aTask = { ...counts, queueName: "eraseAgain", id: "one", scheduledTime: "2026-01-15T06:30:00Z" };

type Kind = typeof account | typeof guest;

let admin: Person;
let helper: Person;
/** Made all at once: each waits five seconds for the confirmation of an appointment. */
const lived = new Map<Kind, Person[]>();
beforeAll(async () => {
  admin = await account({ admin: true });
  helper = await listener(admin);
  await database().doc(`volunteers/${helper.uid}`).update({ capacity: 50 });
  const many = (who: Kind, count: number) => Promise.all(Array.from({ length: count }, () => withLife(who)));
  const [accounts, guests] = await Promise.all([many(account, 5 + deletionSteps.length), many(guest, 4)]);
  lived.set(account, accounts).set(guest, guests);
});

const somebody = async (who: Kind): Promise<Person> => lived.get(who)?.pop() ?? withLife(who);

/** A person with documents of every kind; all work that follows from these is done. */
async function withLife(who: Kind): Promise<Person> {
  const person = await who();
  await liveWith(person, helper, admin);
  await vi.waitFor(async () => {
    const events = await database().collection(`users/${person.uid}/outbox`).get();
    const isUnderway = (doc: (typeof events.docs)[number]) =>
      doc.get("settledAt") === null || JSON.stringify(doc.get("sends") ?? {}).includes('"taken"');
    expect(events.docs.filter(isUnderway).map(({ id }) => id)).toEqual([]);
    const requests = await database().collection("appointmentRequests").where("userId", "==", person.uid).get();
    expect(
      requests.docs.filter((doc) => doc.get("status") === "pending" && doc.get("noSlot") === false).map(({ id }) => id),
    ).toEqual([]);
    const confirmed = requests.docs.filter((doc) => doc.get("status") === "confirmed");
    expect(events.size).toBe(3 + confirmed.length);
  }, SOON);
  return person;
}

async function waiting(): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "waits", text: "Hello" }, person.token));
  return person;
}

describe("a copy of one’s data", () => {
  it("contains every document that names its person, and nobody else", { timeout: 180_000 }, async () => {
    const [person, other] = await Promise.all([somebody(account), somebody(account)]);
    const { documents, account: own } = accepted(await call("exportMyData", {}, person.token));
    expect(own).toMatchObject({ uid: person.uid, email: person.email, emailConfirmed: false, providers: ["password"] });
    for (const at of [own.createdAt, own.lastSignInAt])
      expect(Math.abs(Date.parse(at ?? "") - Date.now())).toBeLessThan(180_000);
    const stored = await traces(person);
    const named = stored.filter(
      (path) => !path.startsWith("account ") && !path.endsWith(`/presence/${helper.uid}`) && !path.includes("/notes/"),
    );
    expect(documents.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
    const copy = JSON.stringify(documents);
    for (const { uid, email } of [other, helper, admin]) {
      expect(copy).not.toContain(uid);
      expect(copy).not.toContain(email);
    }
    for (const words of ["I cannot sleep.", "I am here.", "It helped.", "An answer", "pay_1"])
      expect(copy).toContain(words);
    // Notes among listeners, and reasons of admins' decisions, are never part of a copy.
    for (const words of ["Speaks of her brother.", "Her third report.", "She insisted.", "Watch this one."])
      expect(copy).not.toContain(words);
    // The copy has their own words about what they did.
    accepted(
      await call("claimConversation", { conversationId: (await waiting()).uid, reason: "I know her." }, helper.token),
    );
    expect(JSON.stringify(accepted(await call("exportMyData", {}, helper.token)).documents)).toContain("I know her.");
  });

  it("of a guest says that they have no sign-in method", async () => {
    const { account: own } = accepted(await call("exportMyData", {}, (await guest()).token));
    expect(own).toMatchObject({ email: null, emailConfirmed: false, providers: [] });
    expect(Date.parse(own.createdAt ?? "")).toBeGreaterThan(0);
  });

  it("of a listener contains what they wrote, not what was written to them", async () => {
    const copy = JSON.stringify(accepted(await call("exportMyData", {}, helper.token)).documents);
    expect(copy).toContain("I am here.");
    expect(copy).not.toContain("I cannot sleep.");
  });
});

describe("a copy in parts", () => {
  it("continues after any document of one’s own, whether or not it still exists", async () => {
    const person = await somebody(account);
    const { documents, next } = accepted(await call("exportMyData", {}, person.token));
    expect(next).toBeNull();
    const own = `conversations/${person.uid}`;
    const rest = async (after: string) => {
      const part = accepted(await call("exportMyData", { after }, person.token));
      return part.documents.map(({ path }) => path);
    };
    const row = personalData.findIndex(({ collection, found }) => collection === "conversations" && found.by === "id");
    const behind = await rest(`${row}/${own}`);
    expect(behind).not.toContain(own);
    expect(behind).toEqual(documents.map(({ path }) => path).filter((path) => behind.includes(path)));
    expect(behind.filter((path) => path.startsWith(`${own}/chatMessages/`))).not.toEqual([]);
    expect(await rest(`${row}/${own}/chatMessages/~`)).toEqual(
      behind.filter((path) => !path.startsWith(`${own}/chatMessages/`)),
    );
  });

  it("never continues in another person's data", async () => {
    const [person, other] = await Promise.all([guest(), somebody(account)]);
    const foreign = accepted(await call("exportMyData", {}, other.token)).documents;
    for (const [row, { collection }] of personalData.entries()) {
      for (const { path } of foreign.filter((each) => each.path.startsWith(`${collection}/`))) {
        const answer = await call("exportMyData", { after: `${row}/${path}` }, person.token);
        if (answer.ok) expect(JSON.stringify(answer.value.documents)).not.toContain(other.uid);
        else expect(answer.details).toMatchObject({ reason: "INVALID_INPUT", fields: ["after"] });
      }
    }
    const callId = foreign.find(({ path }) => /^calls\/[^/]+$/.test(path))?.path;
    expect(callId).toBeDefined();
    const row = personalData.findIndex(({ below }) => below.includes("signals"));
    const { documents } = accepted(await call("exportMyData", { after: `${row}/${callId}/signals/0` }, person.token));
    expect(documents.filter(({ path }) => path.startsWith("calls/"))).toEqual([]);
  });
});

describe("deleting an account", () => {
  it.each([
    ["a guest", guest],
    ["an account", account],
  ] as const)("leaves nothing of %s but money without a name", { timeout: 180_000 }, async (_, who) => {
    const other = await somebody(guest);
    const untouched = (await traces(other)).toSorted();
    const person = await somebody(who);
    const ledger = await database().collection("formerPlans").get();
    const nameless = async () =>
      (await database().collection("orders").where("userId", ">=", "deleted-").where("userId", "<", "deleted.").get())
        .docs;
    // Of people whom other tests deleted.
    const earlier = new Set((await nameless()).map(({ id }) => id));
    const before = Number((await data(`volunteers/${helper.uid}`))?.["load"]);
    expect(accepted(await call("deleteMyAccount", {}, person.token))).toEqual({});
    expect(await traces(person)).toEqual([]);
    expect(reasonOf(await call("exportMyData", {}, person.token))).toBe("UNAUTHENTICATED");

    const orders = (await nameless()).filter(({ id }) => !earlier.has(id));
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders)
      expect(order.data()).toMatchObject({ amount: 149_900, currency: "INR", status: "paid" });
    expect((await database().collection("formerPlans").get()).size).toBe(ledger.size + 1);
    expect((await data(`volunteers/${helper.uid}`))?.["load"]).toBe(before - 1);
    expect((await traces(other)).toSorted()).toEqual(untouched);
  });

  it(
    "of a listener gives their people back to the queue and keeps their words without them",
    { timeout: 180_000 },
    async () => {
      const leaving = await listener(admin);
      const person = await guest();
      accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, person.token));
      accepted(await call("claimConversation", { conversationId: person.uid }, leaving.token));
      accepted(
        await call("sendMessage", { messageId: "m2", text: "Hello to you", conversationId: person.uid }, leaving.token),
      );
      const internals = { passed: { [leaving.uid]: 1 }, lastVolunteerId: leaving.uid };
      await database().doc(`conversationInternals/${person.uid}`).update(internals);
      // As older conversations were stored.
      await database()
        .doc(`conversations/${person.uid}`)
        .update({ ...internals, offer: { to: leaving.uid, expiresAt: 1 }, blocked: [leaving.uid] });
      expect(JSON.stringify(accepted(await call("exportMyData", {}, person.token)).documents)).not.toContain(
        leaving.uid,
      );
      await noticesDelivered(leaving);
      accepted(await call("deleteMyAccount", {}, leaving.token));
      expect(await traces(leaving)).toEqual([]);
      expect(await data(`conversations/${person.uid}`)).toMatchObject({
        status: "waiting",
        volunteerId: null,
        notice: "listener-left",
      });
      expect(await data(`conversations/${person.uid}/chatMessages/m2`)).toMatchObject({
        text: "Hello to you",
        sender: "volunteer",
      });
    },
  );

  it("leaves no uid in the record of a hand-over, nor a note about a customer", { timeout: 180_000 }, async () => {
    const [colleague, one, person] = [await listener(admin), await listener(admin), await guest()];
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, person.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    const report = { reportId: randomUUID(), category: "other", note: `${person.uid} was rude` } as const;
    accepted(await call("reportConversation", { ...report, conversationId: person.uid }, one.token));
    await database().doc(`volunteers/${colleague.uid}`).update({ availability: "online", seenAt: Timestamp.now() });
    accepted(await call("releaseConversation", { conversationId: person.uid, to: colleague.uid }, one.token));
    const line = async () =>
      (
        await database()
          .collection("auditLog")
          .where("target", "==", person.uid)
          .where("action", "==", "conversation.handOver")
          .get()
      ).docs[0]?.data();
    expect(await line()).toMatchObject({ reason: "", to: colleague.uid });
    // As in older lines.
    const past = { action: "conversation.release", target: "someone", reason: colleague.uid };
    await database()
      .doc(`auditLog/${randomUUID()}`)
      .set({ ...past, at: Timestamp.now(), actor: one.uid });
    for (const each of [colleague, person]) await noticesDelivered(each);
    accepted(await call("deleteMyAccount", {}, colleague.token));
    expect(await traces(colleague)).toEqual([]);
    accepted(await call("deleteMyAccount", {}, person.token));
    expect(await traces(person)).toEqual([]);
    expect(await data(`reports/${report.reportId}`)).toMatchObject({ note: "", status: "open", reporterId: one.uid });
  });

  const crashes = deletionSteps
    .flatMap((step, at) => [
      { step, at, noted: false },
      { step, at, noted: true },
    ])
    // With every change each step is tried once, in turn before and after it was stored.
    .filter(({ at, noted }) => WHOLE || noted === (at % 2 === 1));

  /** Deletes a person, crashes at a step, and continues. */
  async function deleteWithCrash({ step, at, noted }: (typeof crashes)[number]): Promise<Person> {
    const person = await somebody(account);
    const ports = wiring();
    const { deletions } = ports;
    const crashing = {
      begin: (uid: string, pseudonym: string) => deletions.begin(uid, pseudonym),
      find: (uid: string) => deletions.find(uid),
      reached: async (uid: string, done: number) => {
        if (done !== at + 1) return deletions.reached(uid, done);
        if (noted) await deletions.reached(uid, done);
        throw new Error(`The machine died at ${step}.`);
      },
      end: (uid: string) => deletions.end(uid),
      noteTry: (uid: string) => deletions.noteTry(uid),
      unfinished: (before: number) => deletions.unfinished(before),
    };
    await deletions.begin(person.uid, "deleted-test");
    await expect(finishDeletion({ ...ports, deletions: crashing }, person.uid)).rejects.toThrow(`died at ${step}.`);
    expect(await deletions.find(person.uid)).not.toBeNull();
    expect(reasonOf(await call("exportMyData", {}, person.token))).toBe("UNAUTHENTICATED");
    await finishDeletion(ports, person.uid);
    return person;
  }

  it("is completed after a crash at any step", { timeout: 180_000 }, async () => {
    const people = await Promise.all(crashes.map(deleteWithCrash));
    expect(people.length).toBeGreaterThanOrEqual(deletionSteps.length);
    // One search for all of them, as it reads everything that is stored.
    const names = people.flatMap(({ uid, email }) => [uid, email]);
    expect(await tracesOf(adminAuth(), suite().project, names)).toEqual([]);
  });

  it("erases again, under the same pseudonym, what an open device wrote until its token expired", async () => {
    const person = await somebody(guest);
    const ports = wiring();
    const later: unknown[] = [];
    const erasures = {
      eraseLater: (...asked: readonly [string, string, number]) => Promise.resolve(void later.push(asked)),
    };
    await ports.deletions.begin(person.uid, "deleted-again");
    await finishDeletion({ ...ports, erasures }, person.uid);
    expect(later).toEqual([[person.uid, "deleted-again", 65 * 60]]);
    const late = {
      [`users/${person.uid}/private/preferences`]: { theme: "dark" },
      [`conversations/${person.uid}/presence/${person.uid}`]: { typing: true, active: true, at: Timestamp.now() },
    };
    for (const [path, written] of Object.entries(late)) await database().doc(path).set(written);
    expect(await traces(person)).toEqual(expect.arrayContaining(Object.keys(late)));
    const task: unknown = { uid: person.uid, pseudonym: "deleted-again" };
    for (let times = 0; times < 2; times += 1) await eraseAgain.run({ ...aTask, data: task });
    expect(await traces(person)).toEqual([]);
  });
});
