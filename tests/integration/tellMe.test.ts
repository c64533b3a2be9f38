import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepTells } from "../../functions/src/usecases/matching/sweepTells";
import { tellAway } from "../../functions/src/usecases/oncall/tellAway";
import { accepted, call, reasonOf } from "../support/callables";
import { aConversation } from "../support/domain";
import { mailsTo, pushesTo } from "../support/mails";
import { phone, quietPhones, ringsOf } from "../support/onCall";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const SOON = { timeout: 60_000, interval: 100 };
/** The subject of an e-mail, in Hindi. */
const HINDI = "आपके लिए कुछ नया है।";
const LOOK = "Please look now: it holds for 90 seconds.";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

const stored = ({ uid }: Person) => database().doc(`conversations/${uid}`);
const internals = ({ uid }: Person) => database().doc(`conversationInternals/${uid}`);
const summary = async (person: Person) => conversation.parse((await stored(person).get()).data());
const queueOf = async (person: Person) => accepted(await call("readQueue", {}, person.token));
const ago = (time: number): Timestamp => Timestamp.fromMillis(Date.now() - time);
const promiseCases = async (): Promise<number> =>
  (await database().collection("reports").where("category", "==", "promise").get()).size;

async function online(): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setAvailability", { availability: "online", languages: ["en", "te", "hi"] }, one.token));
  return one;
}

async function sweep(): Promise<void> {
  const defects: unknown[] = [];
  await sweepTells({ ...wiring(), onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
}

/** A guest who has waited for a while, asked to be told in these ways, and closed their page. */
async function away(
  ways: { readonly push: boolean; readonly email?: string },
  broken: Readonly<Record<string, unknown>> = {},
  locale: Locale = "en",
): Promise<Person> {
  const person = await guest();
  if (ways.push) accepted(await call("addDevice", { token: `phone:${person.uid}` }, person.token));
  accepted(await call("sendMessage", { messageId: "first", text: "hello", locale }, person.token));
  await stored(person).update({ waitingSince: ago(20 * MINUTE), lastMessageAt: ago(20 * MINUTE) });
  accepted(await call("tellMe", { ways }, person.token));
  await stored(person).update({ waitSignAt: ago(2 * MINUTE) });
  await internals(person).set(broken, { merge: true });
  await sweep();
  return person;
}

describe("a guest who asked to be told", () => {
  it("is told in the language of their conversation", async () => {
    const address = `${randomUUID()}@thodu.example`;
    await away({ push: false, email: address }, {}, "hi");
    await online();
    await vi.waitFor(async () => expect(await mailsTo(address)).toMatchObject([{ subject: HINDI }]), SOON);
  });

  it("leaves the queue with their place, is told of their turn on every channel, and is first when they return", async () => {
    const address = `${randomUUID()}@thodu.example`;
    const person = await away({ push: true, email: address });
    const { gone, waitingSince } = await summary(person);
    expect([waitingSince, gone !== null]).toEqual([null, true]);
    expect(accepted(await call("readDesk", {}, admin.token)).promised).toBeGreaterThan(0);
    const other = await guest();
    accepted(await call("sendMessage", { messageId: "first", text: "hello", locale: "en" }, other.token));
    const one = await online();
    await vi.waitFor(async () => {
      expect(await pushesTo(`phone:${person.uid}`)).toMatchObject([
        { data: { title: LOOK, link: "/chat", tag: "turn", rings: "yes" }, webpush: { headers: { TTL: "90" } } },
      ]);
      expect(await mailsTo(address)).toMatchObject([{ to: [address], subject: "There is something new for you." }]);
    }, SOON);
    expect((await mailsTo(address))[0]?.text).toContain("/chat\n");

    expect((await queueOf(person)).toldUntil).toBeNull();
    expect(await summary(person)).toMatchObject({ tellMe: null, waitingSince: gone?.waitingSince });
    expect((await summary(person)).offer?.to).toBe(one.uid);
    expect((await internals(person).get()).get("tellWays")).toBeNull();
  });

  it("is told although the rest of their record can’t be read", async () => {
    const address = `${randomUUID()}@thodu.example`;
    const person = await away({ push: false, email: address }, { shadow: "unreadable", stood: "unreadable" });
    onTestFinished(async () => void (await internals(person).delete()));
    expect(await summary(person)).toMatchObject({ waitingSince: null });
    await online();
    expect((await summary(person)).tellMe?.calls).toBe(1);
    await vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(1), SOON);
  });

  it("is told of their turn behind any number of promises in another language", async () => {
    const others = Array.from({ length: 250 }, (_, at) => database().doc(`conversations/promised-${at}`));
    const [batch, since] = [database().batch(), Date.now() - 20 * MINUTE];
    for (const [at, ref] of others.entries())
      batch.set(ref, {
        ...aConversation(),
        locale: "hi",
        deskEpoch: "",
        createdAt: ago(20 * MINUTE),
        lastMessageAt: ago(20 * MINUTE),
        waitingSince: null,
        gone: { at: since, waitingSince: since },
        tellMe: { since, until: Date.now() + 60 * MINUTE + at, calls: 0, calledAt: null },
      });
    await batch.commit();
    const person = await away({ push: true });
    const one = await listener(admin);
    accepted(await call("setAvailability", { availability: "online", languages: ["en"] }, one.token));
    expect((await summary(person)).tellMe?.calls).toBe(1);
    const gone = database().batch();
    for (const ref of others) gone.delete(ref);
    await gone.commit();
  });

  it("keeps a listener free for 90 seconds, and no longer", async () => {
    const person = await away({ push: true });
    await online();
    expect((await summary(person)).tellMe?.calls).toBe(1);
    const other = await guest();
    accepted(await call("sendMessage", { messageId: "first", text: "hello", locale: "en" }, other.token));
    await queueOf(other);
    expect((await summary(other)).offer).toBeNull();
    await stored(person).update({ "tellMe.calledAt": Date.now() - 91_000 });
    await queueOf(other);
    expect((await summary(other)).offer).not.toBeNull();
  });

  it("is told twice, then that the place is gone, and loses it; nobody else does", async () => {
    const cases = await promiseCases();
    const person = await away({ push: true });
    await online();
    await vi.waitFor(async () => expect(await pushesTo(`phone:${person.uid}`)).toHaveLength(1), SOON);
    await stored(person).update({ "tellMe.calledAt": Date.now() - 6 * MINUTE });
    await online();
    await vi.waitFor(async () => expect(await pushesTo(`phone:${person.uid}`)).toHaveLength(2), SOON);
    await vi.waitFor(async () => {
      await stored(person).update({ "tellMe.calledAt": Date.now() - 91_000 });
      await sweep();
      expect((await summary(person)).tellMe).toBeNull();
    }, SOON);
    expect((await summary(person)).gone?.waitingSince).toBeGreaterThan(Date.now() - MINUTE);
    const notices = await database().collection(`users/${person.uid}/outbox`).where("kind", "==", "turn-gone").get();
    expect([notices.size, await promiseCases()]).toEqual([1, cases]);
  });

  it("for whom nobody came is told so, and the admins have a case", async () => {
    const cases = await promiseCases();
    const person = await away({ push: true });
    await stored(person).update({ "tellMe.until": Date.now() - 1 });
    await Promise.all([sweep(), sweep()]);
    await vi.waitFor(
      async () =>
        expect((await pushesTo(`phone:${person.uid}`)).map(({ data }) => data["tag"])).toEqual(["turn-missed"]),
      SOON,
    );
    expect(await promiseCases()).toBe(cases + 1);
  });

  it("is told on the same channels of a listener who claims them from the list, and the address is deleted", async () => {
    const address = `${randomUUID()}@thodu.example`;
    const person = await away({ push: false, email: address });
    const one = await online();
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId, takeOver: false }, one.token));
    accepted(await call("sendMessage", { messageId: "word", text: "I am here", conversationId }, one.token));
    await vi.waitFor(async () => expect((await mailsTo(address)).length).toBeGreaterThan(0), SOON);
    await sweep();
    expect((await internals(person).get()).get("tellWays")).toBeNull();
    await vi.waitFor(async () => {
      const { docs } = await database().collection(`users/${person.uid}/outbox`).get();
      expect(docs.flatMap((doc): unknown[] => doc.get("ways.email") ?? [])).toEqual([]);
    }, SOON);
  });
});

describe("a guest who is away while nobody is at the desk", () => {
  beforeEach(quietPhones);
  afterAll(quietPhones);

  it("is told once listeners on call can be rung, and these are rung as soon as the guest is back", async () => {
    const person = await away({ push: true });
    await tellAway(wiring());
    expect(await summary(person)).toMatchObject({ tellMe: { calls: 0 } });
    const phones = [await phone(admin), await phone(admin)];
    await tellAway(wiring());
    expect(await summary(person)).toMatchObject({ tellMe: { calls: 0 } });
    phones.push(await phone(admin));
    await tellAway(wiring());
    expect(await summary(person)).toMatchObject({ tellMe: { calls: 1 }, waitingSince: null });
    await vi.waitFor(async () => {
      expect((await pushesTo(`phone:${person.uid}`)).map(({ data }) => data)).toMatchObject([
        { title: LOOK, link: "/chat", tag: "turn", rings: "yes" },
      ]);
    }, SOON);
    await tellAway(wiring());
    expect((await Promise.all(phones.map(ringsOf))).flat()).toEqual([]);

    expect(await queueOf(person)).toMatchObject({ toldUntil: null, onCall: true });
    await vi.waitFor(async () => {
      const rung = (await Promise.all(phones.map(ringsOf))).flat();
      expect(rung).toMatchObject([
        { customerId: person.uid, state: "ringing" },
        { customerId: person.uid, state: "ringing" },
      ]);
    }, SOON);
  });
});

describe("a promise that can't be made", () => {
  it("is refused: no channel, a device that does not exist, nobody who waits", async () => {
    const person = await guest();
    expect(reasonOf(await call("tellMe", { ways: { push: false } }, person.token))).toBe("INVALID_INPUT");
    expect(reasonOf(await call("tellMe", { ways: { push: true } }, person.token))).toBe("INVALID_INPUT");
    const email = "asha@thodu.example";
    expect(reasonOf(await call("tellMe", { ways: { push: false, email } }, person.token))).toBe("NOT_FOUND");
    expect(accepted(await call("tellMe", { ways: null }, person.token))).toEqual({ until: null });
  });

  it("is limited to five addresses a day, whoever owns them; an earlier one may be given again", async () => {
    const person = await guest();
    accepted(await call("sendMessage", { messageId: "first", text: "hello", locale: "en" }, person.token));
    const addresses = Array.from({ length: 6 }, () => `${randomUUID()}@thodu.example`);
    const asked = (email = "") => call("tellMe", { ways: { push: false, email } }, person.token);
    for (const email of addresses.slice(0, 5)) accepted(await asked(email));
    expect(reasonOf(await asked(addresses[5]))).toBe("RATE_LIMITED");
    accepted(await asked(addresses[0]));
  });
});
