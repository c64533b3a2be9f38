import { randomUUID } from "node:crypto";
import { RECEIPT_WITHIN } from "@thodu/domain/oncall/page";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { accepted, call, reasonOf } from "../support/callables";
import { aConversation } from "../support/domain";
import { functionUrl } from "../support/suite";
import { pushesTo } from "../support/mails";
import { always, nobodyOnCall, phone, quietPhones, record, rings, ringsOf, statesOf } from "../support/onCall";
import { account, database, guest, listener, type Person } from "../support/people";

const SOON = { timeout: 30_000, interval: 100 };

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
nobodyOnCall();

async function waits(text = "hello"): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: randomUUID(), text, locale: "en" }, person.token));
  accepted(await call("readQueue", {}, person.token));
  return person;
}
const claim = (one: Person, who: Person) => call("claimConversation", { conversationId: who.uid }, one.token);

describe("a person who is offered to nobody at the desk", () => {
  it("has phones rung for them; the first who claims has them, and the others’ rings are over", async () => {
    const [one, other] = [await phone(admin), await phone(admin)];
    const token = `phone:${randomUUID()}`;
    accepted(await call("addDevice", { token }, other.token));
    const person = await waits("I am so tired of all of this");
    await Promise.all([rings(one), rings(other)]);
    expect((await ringsOf(one))[0]).toMatchObject({ customerId: person.uid, wave: 1 });
    await vi.waitFor(async () => expect((await ringsOf(other))[0]?.deliveredAt).not.toBeNull(), SOON);
    const pushed = await pushesTo(token);
    expect(pushed).toMatchObject([
      {
        data: { title: "Somebody needs a listener now. Can you answer?", link: "/standby", tag: "ring", rings: "yes" },
        webpush: { headers: { TTL: "60", Urgency: "high", Topic: "ring" } },
      },
    ]);
    expect(JSON.stringify(pushed)).not.toContain("tired");
    const [first, second] = await Promise.all([claim(one, person), claim(other, person)]);
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
    expect([await statesOf(one), await statesOf(other)].flat().toSorted()).toEqual(["answered", "taken"]);
    expect((await record(first.ok ? one : other)).talks).toHaveLength(1);
    expect((await database().doc(`pages/${person.uid}`).get()).get("endedAt")).not.toBeNull();
    if (!first.ok) return;
    // Another run of the pager may have seen the claim first.
    await vi.waitFor(
      async () => expect((await pushesTo(token)).at(-1)?.data["title"]).toBe("Answered. Thank you for being there."),
      SOON,
    );
  });

  it("ends the rings by leaving", async () => {
    const one = await phone(admin);
    const person = await waits();
    await rings(one);
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await statesOf(one)).toEqual(["over"]);
    expect(await record(one)).toMatchObject({ missed: 0, rung: 0 });
  });

  it("has other phones rung, when the first ones decline", async () => {
    const [one, other] = [await phone(admin), await phone(admin)];
    await database()
      .doc(`onCall/${other.uid}`)
      .update({ rings: [Date.now(), Date.now(), Date.now()] });
    const third = await phone(admin);
    await database()
      .doc(`onCall/${third.uid}`)
      .update({ rings: [Date.now(), Date.now()] });
    await waits();
    await Promise.all([rings(one), rings(third)]);
    for (const each of [one, third]) {
      const [ring] = await ringsOf(each);
      expect(accepted(await call("answerRing", { ringId: ring?.id ?? "", answer: "not-now" }, each.token))).toEqual({
        conversationId: null,
      });
    }
    expect(await statesOf(other)).toEqual(["ringing"]);
    expect(await statesOf(one)).toEqual(["declined"]);
  });

  it("never has a phone rung of a blocked listener, of one without a test ring, or of one asleep", async () => {
    const [parted, untested, asleep, one] = [
      await phone(admin),
      await listener(admin),
      await phone(admin, "crisis"),
      await phone(admin),
    ];
    accepted(await call("setOnCall", always(), untested.token));
    const person = await guest();
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello", locale: "en" }, person.token));
    accepted(await claim(parted, person));
    const report = { reportId: randomUUID(), conversationId: person.uid, category: "harassment", block: true } as const;
    accepted(await call("reportConversation", report, person.token));
    accepted(await call("readQueue", {}, person.token));
    await rings(one);
    expect([await statesOf(parted), await statesOf(untested), await statesOf(asleep)]).toEqual([[], [], []]);
  });

  it("is reported to the admins if nobody is on call", async () => {
    const { docs } = await database().collection("reports").where("category", "==", "no-listener").get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
    await waits();
    await vi.waitFor(async () => {
      const found = await database().collection("reports").where("category", "==", "no-listener").get();
      expect(found.docs.map((doc) => String(doc.get("conversationId")))).toEqual([""]);
    }, SOON);
  });
});

describe("a receipt", () => {
  const tell = async (body: unknown): Promise<number> =>
    (await fetch(functionUrl("ringReceipt"), { method: "POST", body: JSON.stringify(body) })).status;

  /** The data of the push of a ring on a device. */
  async function pushed(token: string): Promise<{ readonly ringId: string; readonly token: string }> {
    await vi.waitFor(async () => expect(await pushesTo(token)).toHaveLength(1), SOON);
    const [ringId = "", word = ""] = ((await pushesTo(token))[0]?.data["receipt"] ?? "").split(".");
    return { ringId, token: word };
  }

  it("is stored with the token of its push alone, once, and late as well", async () => {
    const one = await phone(admin);
    const token = `phone:${randomUUID()}`;
    accepted(await call("addDevice", { token }, one.token));
    const person = await waits();
    const { ringId, token: word } = await pushed(token);
    const ring = async () => (await ringsOf(one)).find(({ id }) => id === ringId);
    for (const forged of [{ ringId, token: "forged", what: "arrived" }, { ringId }, "nothing"])
      expect(await tell(forged)).toBe(204);
    expect(await tell({ ringId: randomUUID(), token: word, what: "arrived" })).toBe(204);
    expect([(await ring())?.arrivedAt, (await record(one)).reached]).toEqual([null, []]);
    await Promise.all([1, 2, 3].map(() => tell({ ringId, token: word, what: "arrived" })));
    expect((await ring())?.arrivedAt).not.toBeNull();
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await tell({ ringId, token: word, what: "shown" })).toBe(204);
    expect(await ring()).toMatchObject({ state: "over" });
    expect((await ring())?.shownAt).not.toBeNull();
    expect((await record(one)).reached).toHaveLength(1);
    expect((await fetch(functionUrl("ringReceipt"))).status).toBe(405);
  });

  it("of a test ring is what puts a phone on call by its schedule", async () => {
    const one = await listener(admin);
    const token = `phone:${randomUUID()}`;
    accepted(await call("setOnCall", always(), one.token));
    accepted(await call("addDevice", { token }, one.token));
    const { ringId } = accepted(await call("testRing", {}, one.token));
    accepted(await call("answerRing", { ringId, answer: "here" }, one.token));
    const isOnCall = async () =>
      (await wiring().pages.phones(Date.now())).some(({ phone: { uid } }) => uid === one.uid);
    expect([(await record(one)).testedAt === null, await isOnCall()]).toEqual([false, false]);
    expect(await tell({ ...(await pushed(token)), what: "arrived" })).toBe(204);
    expect(await isOnCall()).toBe(true);
  });

  it("that does not come has another phone rung at once", async () => {
    const phones = [await phone(admin), await phone(admin), await phone(admin)];
    await waits();
    await vi.waitFor(async () => expect((await Promise.all(phones.map(statesOf))).flat()).toHaveLength(3), SOON);
    const { docs } = await database().collection("pages").where("endedAt", "==", null).get();
    expect(docs[0]?.get("replaced")).toHaveLength(2);
    const at = (await Promise.all(phones.map(ringsOf))).flat().map(({ at: when }) => when);
    expect(Math.max(...at) - Math.min(...at)).toBeGreaterThanOrEqual(RECEIPT_WITHIN - 1_000);
  });
});

describe("pages that go on", () => {
  /** More people who wait than one run finds. */
  async function crowd(): Promise<void> {
    const [batch, at] = [database().batch(), Timestamp.now()];
    for (let index = 0; index < 150; index += 1) {
      const id = `paged-${index}`;
      batch.set(database().doc(`conversations/${id}`), {
        ...aConversation(),
        deskEpoch: "",
        createdAt: at,
        lastMessageAt: at,
        waitingSince: at,
        waitSignAt: at,
      });
      const page = { since: at.toMillis(), waves: 0, rung: {}, replaced: [], network: null };
      batch.set(database().doc(`pages/${id}`), { ...page, endedAt: null, unanswered: false });
    }
    await batch.commit();
  }

  it("delay nobody in a crisis, however many they are", { timeout: 120_000 }, async () => {
    const asleep = await phone(admin, "crisis");
    await crowd();
    const person = await waits("I want to kill myself tonight");
    await rings(asleep);
    expect((await ringsOf(asleep))[0]?.customerId).toBe(person.uid);
    // The same if the message comes after the page has begun.
    await quietPhones();
    const other = await phone(admin, "crisis");
    const late = await guest();
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello", locale: "en" }, late.token));
    await crowd();
    accepted(await call("readQueue", {}, late.token));
    expect(await statesOf(other)).toEqual([]);
    await database().doc(`conversations/${person.uid}`).update({ status: "closed", waitingSince: null });
    await database().doc(`conversations/${late.uid}`).update({ risk: "crisis" });
    await wiring().pager.run();
    await rings(other);
    expect((await ringsOf(other))[0]?.customerId).toBe(late.uid);
  });

  it("are queried by network: of those that go on, for others than the person", async () => {
    const { pages } = wiring();
    const [network, customerId] = [randomUUID(), randomUUID()];
    const asked = async () => [
      await pages.isNetworkPaged(network, "another"),
      await pages.isNetworkPaged(network, customerId),
    ];
    const page = { since: Date.now(), waves: 0, rung: {}, replaced: [], network, crisis: false, unanswered: false };
    await pages.begin(customerId, null, { ...page, endedAt: null });
    expect(await asked()).toEqual([true, false]);
    await database().doc(`pages/${customerId}`).update({ endedAt: Date.now() });
    expect(await asked()).toEqual([false, false]);
  });
});

describe("a ring that nobody answers", () => {
  it("expires, and the third in a row pauses the phone", async () => {
    const one = await phone(admin);
    await database().doc(`onCall/${one.uid}`).update({ missed: 2 });
    await waits();
    await rings(one);
    const [ring] = await ringsOf(one);
    accepted(await call("answerRing", { ringId: ring?.id ?? "", answer: "shown" }, one.token));
    await database()
      .doc(`rings/${ring?.id ?? ""}`)
      .update({ until: Timestamp.now() });
    await wiring().pager.run();
    expect(await statesOf(one)).toEqual(["expired"]);
    expect((await record(one)).pausedAt).not.toBeNull();
    expect(accepted(await call("standBy", {}, one.token))).toEqual({ duty: null });
    accepted(await call("setOnCall", always(), one.token));
    expect(accepted(await call("standBy", {}, one.token))).toEqual({ duty: "awake" });
  });
});

it("keeps the languages for the desk as well", async () => {
  const one = await listener(admin);
  accepted(await call("setOnCall", { ...always(), languages: { te: "well", hi: "little" } }, one.token));
  expect((await database().doc(`volunteers/${one.uid}`).get()).data()).toMatchObject({
    languages: ["te"],
    secondLanguages: ["hi"],
  });
});

it("follows the languages that the listener chooses at the desk", async () => {
  const one = await listener(admin);
  accepted(await call("setOnCall", { ...always(), languages: { te: "little", hi: "well" } }, one.token));
  accepted(await call("setAvailability", { availability: "away", languages: ["te", "en"] }, one.token));
  const stored = async (path: string) => (await database().doc(`${path}/${one.uid}`).get()).data();
  expect(await stored("onCall")).toMatchObject({ languages: { te: "well", en: "well" } });
  expect((await stored("onCall"))?.["languages"]).not.toHaveProperty("hi");
  expect(await stored("volunteers")).toMatchObject({ languages: ["te", "en"], secondLanguages: [] });
});

it("can be answered only by its own phone, and after its end by nobody", async () => {
  const [one, stranger] = [await phone(admin), await listener(admin)];
  const person = await waits();
  await rings(one);
  const [ring] = await ringsOf(one);
  const ringId = ring?.id ?? "";
  expect(reasonOf(await call("answerRing", { ringId, answer: "here" }, stranger.token))).toBe("NOT_FOUND");
  expect(accepted(await call("answerRing", { ringId, answer: "shown" }, one.token)).conversationId).toBe(person.uid);
  expect((await ringsOf(one))[0]?.shownAt).not.toBeNull();
  accepted(await claim(stranger, person));
  expect(await statesOf(one)).toEqual(["taken"]);
  expect(accepted(await call("answerRing", { ringId, answer: "here" }, one.token)).conversationId).toBeNull();
});
