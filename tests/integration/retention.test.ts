import { randomUUID } from "node:crypto";
import { user } from "@thodu/domain/accounts/model";
import type { Keeping } from "@thodu/domain/accounts/retention";
import { DAY } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { FirestoreRetention } from "../../functions/src/adapters/firestore/retention";
import type { RetentionStore } from "../../functions/src/usecases/accounts/ports";
import { sweepExpiredConversations } from "../../functions/src/usecases/accounts/sweepExpiredConversations";
import { wiring } from "../../functions/src/runtime/wiring";
import { everyDocument } from "../../tools/src/erasure/scan";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { itemsOf } from "../support/pages";
import { account, adminAuth, database, guest, listener, signIn, type Person } from "../support/people";
import { sweepConversations } from "../support/retention";
import { suite } from "../support/suite";

const data = async (path: string) => (await database().doc(path).get()).data();

let helper: Person;
beforeAll(async () => {
  helper = await listener(await account({ admin: true }));
});

describe("how long a conversation is kept", () => {
  const summary = async ({ uid }: Person) => conversationOf(uid);
  const keptFor = async (person: Person): Promise<number | null> => {
    const { expireAt, lastMessageAt } = await summary(person);
    return expireAt === null ? null : Math.round((expireAt - lastMessageAt) / DAY);
  };
  const choose = (person: Person, keepConversation: Keeping) =>
    call("updateProfile", { keepConversation }, person.token);
  const write = async (person: Person, messageId: string) =>
    accepted(await call("sendMessage", { messageId, text: "Hello" }, person.token));

  it("is the choice of an account’s owner, before and after it begins", async () => {
    const [before, after] = [await account(), await account()];
    accepted(await choose(before, "30-days"));
    await write(before, "m1");
    expect(await keptFor(before)).toBe(30);
    await write(after, "m1");
    expect(await keptFor(after)).toBeNull();
    for (const [choice, days] of [
      ["365-days", 365],
      ["90-days", 90],
      ["always", null],
      ["365-days", 365],
    ] as const) {
      accepted(await choose(after, choice));
      expect(await keptFor(after)).toBe(days);
    }
    accepted(await call("claimConversation", { conversationId: after.uid }, helper.token));
    accepted(
      await call("sendMessage", { messageId: "r1", text: "I am here", conversationId: after.uid }, helper.token),
    );
    await write(after, "m2");
    expect(await keptFor(after)).toBe(365);
    accepted(await call("releaseConversation", { conversationId: after.uid }, helper.token));
    expect(user.parse(await data(`users/${after.uid}`)).keepConversation).toBe("365-days");
  });

  it("ends with nothing left of what was said; the free messages stay used", async () => {
    const person = await account();
    accepted(await choose(person, "30-days"));
    await write(person, "m1");
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ risk: "concern", alarm: { since: 1, answer: "no" }, saidYes: true, strain: 3, worried: true });
    await sweepConversations([person], 29);
    expect((await database().collection(`conversations/${person.uid}/chatMessages`).get()).size).toBe(1);
    await sweepConversations([person], 31);
    expect((await database().collection(`conversations/${person.uid}/chatMessages`).get()).size).toBe(0);
    expect(await summary(person)).toMatchObject({
      status: "closed",
      ownMessageCount: 1,
      expireAt: null,
      keepDays: 30,
      risk: "none",
      alarm: null,
      saidYes: false,
      strain: 0,
      worried: false,
      lastVolunteerId: null,
      summaryAgreedAt: null,
    });
    await write(person, "m2");
    expect(await summary(person)).toMatchObject({ status: "waiting", ownMessageCount: 2 });
    expect(await keptFor(person)).toBe(30);
  });

  it.each([
    ["a guest", guest],
    ["an account", account],
  ] as const)("deletes with it what %s wrote to be let in, and what was made of it", async (_, who) => {
    const [person, other] = [await who(), await guest()];
    const beside = async ({ uid }: Person) => {
      const asked = await database().collection("helpRequests").where("userId", "==", uid).get();
      const labels = await database().collection("riskLabels").where("conversationId", "==", uid).get();
      return [asked.size, labels.size];
    };
    if (person.email !== "") accepted(await choose(person, "30-days"));
    for (const each of [person, other]) {
      accepted(await call("requestHelp", { requestId: randomUUID(), note: "My words" }, each.token));
      await database().doc(`riskLabels/${randomUUID()}`).set({
        conversationId: each.uid,
        messageId: null,
        before: "none",
        level: "concern",
        volunteerId: helper.uid,
        at: Timestamp.now(),
      });
    }
    await database().doc(`conversations/${other.uid}`).update({ expireAt: null });
    await sweepConversations([person, other], 31);
    expect(await beside(person)).toEqual([0, 0]);
    expect(await beside(other)).toEqual([1, 1]);
  });

  it("is no choice of guests: theirs is deleted after 30 days, also if they only asked for somebody", async () => {
    const person = await guest();
    expect(reasonOf(await choose(person, "always"))).toBe("NOT_PERMITTED");
    accepted(await call("requestHelp", { requestId: randomUUID() }, person.token));
    expect(await keptFor(person)).toBe(30);
  });
});

it("erases a guest’s conversation 30 days after the last message, and keeps that of a guest who has signed up since", async () => {
  const [gone, stays] = [await guest(), await guest()];
  for (const each of [gone, stays]) accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, each.token));
  await adminAuth().updateUser(stays.uid, {
    email: `${stays.uid.toLowerCase()}@people.example`,
    password: "a password of these tests",
  });
  await signIn(`${stays.uid.toLowerCase()}@people.example`);
  const ports = wiring();
  expect(await itemsOf(await ports.retention.expired(Date.now() + 29 * DAY))).not.toContain(gone.uid);
  await sweepConversations([gone, stays], 31);
  const left: string[] = [];
  for await (const { path } of everyDocument(suite().project)) left.push(path);
  expect(left.filter((path) => path.startsWith(`conversations/${gone.uid}`))).toEqual([]);
  expect(await data(`conversations/${stays.uid}`)).toMatchObject({ expireAt: null });
});

describe("a message that is sent during the sweep", () => {
  type Step = "expired" | "erase" | "erasing";
  /** Runs the sweep of expired conversations, and `happen` after one of its steps. */
  async function sweepAround(step: Step, happen: () => Promise<void>): Promise<void> {
    const ports = wiring();
    const defects: unknown[] = [];
    let happened = false;
    const once = async (at: Step): Promise<void> => {
      if (at !== step || happened) return;
      happened = true;
      await happen();
    };
    const real = new FirestoreRetention(ports.retention.partings, async (customerId, until) => {
      await once("erasing");
      await ports.retention.eraseUntil(customerId, until);
    });
    const retention: RetentionStore = {
      expired: async (...args) => {
        const found = await real.expired(...args);
        await once("expired");
        return found;
      },
      keep: (...args) => real.keep(...args),
      unmoved: (...args) => real.unmoved(...args),
      moveInternals: (...args) => real.moveInternals(...args),
      isOver: (...args) => real.isOver(...args),
      eraseConversation: async (...args) => {
        await once("erase");
        return real.eraseConversation(...args);
      },
      emptyConversation: async (...args) => {
        await once("erase");
        return real.emptyConversation(...args);
      },
    };
    await sweepExpiredConversations({ ...ports, retention, onDefect: (error) => defects.push(error) });
    expect(defects).toEqual([]);
  }

  const over = ({ uid }: Person) =>
    database()
      .doc(`conversations/${uid}`)
      .update({ expireAt: Timestamp.fromMillis(Date.now() - 1_000) });

  it.each([
    ["a guest", "expired", guest],
    ["a guest", "erase", guest],
    ["an account", "expired", account],
    ["an account", "erase", account],
    ["a guest", "erasing", guest],
    ["an account", "erasing", account],
  ] as const)("stays, and so does the wait of the person who wrote it: %s, after %s", async (_, step, who) => {
    const person = await who();
    if (person.email !== "") accepted(await call("updateProfile", { keepConversation: "30-days" }, person.token));
    accepted(await call("sendMessage", { messageId: "old", text: "Hello" }, person.token));
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    await over(person);
    await sweepAround(step, async () => {
      accepted(await call("sendMessage", { messageId: "new", text: "I am back" }, person.token));
    });
    expect(await data(`conversations/${person.uid}/chatMessages/new`)).toMatchObject({ text: "I am back" });
    const summary = await conversationOf(person.uid);
    const messages = database().collection(`conversations/${person.uid}/chatMessages`);
    const left = (await messages.get()).docs.map(({ id }) => id).toSorted();
    // Once it is emptied nothing older is left beside new messages, and a guest's free messages begin again.
    expect(left).toEqual(step === "erasing" ? ["new"] : ["new", "old"]);
    expect(summary).toMatchObject({
      status: "waiting",
      ownMessageCount: person.email === "" ? left.length : 2,
    });
    expect(summary.expireAt).toBeGreaterThan(Date.now());
    await over(person);
    // From a visit without a message, which changes nothing of the summary.
    await database()
      .doc(`conversations/${person.uid}/presence/${person.uid}`)
      .set({ typing: false, active: true, at: Timestamp.now() });
    await sweepAround("expired", () => Promise.resolve());
    for (const below of ["chatMessages", "presence"])
      expect((await database().collection(`conversations/${person.uid}/${below}`).get()).size).toBe(0);
  });
});
