import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { timesOffered } from "@thodu/domain/matching/laterTime";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepLaterTimes } from "../../functions/src/usecases/matching/sweepLaterTimes";
import { accepted, call, reasonOf } from "../support/callables";
import { mailsTo, pushesTo } from "../support/mails";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDeskAndTimes } from "../support/stories";

const SOON = { timeout: 60_000, interval: 100 };

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDeskAndTimes);

const stored = ({ uid }: Person) => database().doc(`conversations/${uid}`);
const internals = ({ uid }: Person) => database().doc(`conversationInternals/${uid}`);
const summary = async (person: Person) => conversation.parse((await stored(person).get()).data());
const queueOf = async (person: Person) => accepted(await call("readQueue", {}, person.token));
const timesOf = async (one: Person) => accepted(await call("listLaterTimes", {}, one.token));
const change = (one: Person, person: Person, at: number, wish: "take" | "release") =>
  call("changeLaterTime", { conversationId: person.uid, at, wish }, one.token);
const noticesOf = async ({ uid }: Person): Promise<readonly unknown[]> =>
  (await database().collection(`users/${uid}/outbox`).orderBy("at").get()).docs.map((doc): unknown => doc.get("kind"));
const cases = async (): Promise<readonly unknown[]> =>
  (await database().collection("reports").where("category", "==", "time").get()).docs.map((doc): unknown =>
    doc.get("reportedId"),
  );

async function sweep(): Promise<void> {
  const defects: unknown[] = [];
  await sweepLaterTimes({ ...wiring(), onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
}

/** Moves the time that a person asked for to this long from now. */
const moveTo = (person: Person, before: number) => stored(person).update({ "laterTime.at": Date.now() + before });

/** A guest who waits. */
async function waits(text = "hello"): Promise<Person> {
  const person = await guest();
  accepted(await call("addDevice", { token: `phone:${person.uid}` }, person.token));
  accepted(await call("sendMessage", { messageId: "first", text, locale: "en" }, person.token));
  return person;
}

const first = (): number => timesOffered(Date.now()).from;
const ask = (person: Person, at = first(), email?: string) =>
  call("askLaterTime", { wish: { at, ways: { push: true, ...(email !== undefined && { email }) } } }, person.token);

/** A guest who asked for a time, and the listener who has taken it. */
async function agreed(): Promise<{ readonly person: Person; readonly one: Person; readonly at: number }> {
  const [person, one, at] = [await waits(), await listener(admin), first()];
  accepted(await ask(person, at));
  accepted(await change(one, person, at, "take"));
  return { person, one, at };
}

const goOnline = async (one: Person): Promise<void> =>
  void accepted(await call("setAvailability", { availability: "online", languages: ["en"] }, one.token));

/** Their page has been closed for so long that they are out of the queue. */
async function closesPage(person: Person): Promise<void> {
  const before = Timestamp.fromMillis(Date.now() - 2 * MINUTE);
  await stored(person).update({
    waitSignAt: before,
    waitingSince: before,
    lastMessageAt: before,
    "laterTime.since": before.toMillis(),
  });
  await sweep();
  expect((await summary(person)).gone).not.toBeNull();
}

describe("a later time that a person asks for", () => {
  it("is shown to them, and can be changed and withdrawn; its address is then deleted", async () => {
    const person = await waits();
    const before = first();
    const { later, laterTime } = await queueOf(person);
    const at = first();
    // The first time that is offered changes at each half hour.
    expect([[before, at].includes(later?.from ?? 0), laterTime]).toEqual([true, null]);
    const address = `${randomUUID()}@thodu.example`;
    expect(accepted(await ask(person, at, address))).toEqual({ laterTime: { at, state: "asked" } });
    expect((await queueOf(person)).laterTime).toEqual({ at, state: "asked" });
    expect((await internals(person).get()).get("laterWays")).toMatchObject({ push: true, email: address });
    accepted(await ask(person, at + HOUR, address));
    expect((await summary(person)).laterTime?.at).toBe(at + HOUR);
    expect(accepted(await call("askLaterTime", { wish: null }, person.token))).toEqual({ laterTime: null });
    expect((await internals(person).get()).get("laterWays")).toBeNull();
    expect(accepted(await call("askLaterTime", { wish: null }, person.token))).toEqual({ laterTime: null });
  });

  it("is refused without a channel, a place, or an offered time, and to a person in a crisis", async () => {
    const [nobody, person] = [await guest(), await waits()];
    const email = `${randomUUID()}@thodu.example`;
    const wish = { at: first(), ways: { push: false, email } };
    expect(reasonOf(await call("askLaterTime", { wish }, nobody.token))).toBe("NOT_FOUND");
    expect(reasonOf(await call("askLaterTime", { wish: { ...wish, ways: { push: false } } }, person.token))).toBe(
      "INVALID_INPUT",
    );
    expect(reasonOf(await call("askLaterTime", { wish: { ...wish, ways: { push: true } } }, nobody.token))).toBe(
      "INVALID_INPUT",
    );
    expect(reasonOf(await ask(person, first() - HOUR))).toBe("INVALID_INPUT");
    await stored(person).update({ risk: "crisis" });
    expect(reasonOf(await ask(person))).toBe("STAY_HERE");
    expect((await queueOf(person)).later).toBeNull();
    expect((await summary(person)).laterTime).toBeNull();
  });

  it("counts an address by the limits of addresses that people name", async () => {
    const person = await waits();
    const addresses = Array.from({ length: 6 }, () => `${randomUUID()}@thodu.example`);
    for (const email of addresses.slice(0, 5)) accepted(await ask(person, first(), email));
    expect(reasonOf(await ask(person, first(), addresses[5]))).toBe("RATE_LIMITED");
  });
});

describe("listeners", () => {
  it("see it by alias and language; one of many who take it at once gets it, and its person is notified", async () => {
    const person = await waits();
    const at = first();
    accepted(await ask(person, at));
    const all = await Promise.all(Array.from({ length: 6 }, () => listener(admin)));
    const { alias } = await summary(person);
    const entry = { conversationId: person.uid, alias, locale: "en", at };
    expect(await timesOf(all[0] ?? person)).toEqual({ open: [entry], own: [] });
    const answers = await Promise.all(all.map((one) => change(one, person, at, "take")));
    const reasons = answers.map((answer) => (answer.ok ? "ok" : reasonOf(answer)));
    expect(reasons.toSorted()).toEqual([...Array.from({ length: 5 }, () => "TIME_CHANGED"), "ok"]);
    const one = all[reasons.indexOf("ok")];
    expect((await summary(person)).laterTime).toMatchObject({ state: "taken", by: one?.uid });
    expect(one && (await timesOf(one))).toEqual({ open: [], own: [{ ...entry, mayRelease: true }] });
    expect((await queueOf(person)).laterTime?.state).toBe("taken");
    await vi.waitFor(async () => expect(await noticesOf(person)).toEqual(["time-taken"]), SOON);
    await vi.waitFor(
      async () =>
        expect((await pushesTo(`phone:${person.uid}`)).map(({ data }) => data["title"])).toEqual([
          "There is something new for you.",
        ]),
      SOON,
    );
  });

  it("never have two that overlap, however they take them", async () => {
    const [one, asha, kiran, lata] = [await listener(admin), await waits(), await waits(), await waits()];
    const at = first();
    for (const [person, time] of [
      [asha, at],
      [kiran, at + 30 * MINUTE],
      [lata, at + 60 * MINUTE],
    ] as const)
      accepted(await ask(person, time));
    const both = await Promise.all([change(one, asha, at, "take"), change(one, kiran, at + 30 * MINUTE, "take")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const { own } = await timesOf(one);
    expect(own).toHaveLength(1);
    if (own[0]?.at === at) accepted(await change(one, lata, at + 60 * MINUTE, "take"));
    else expect(reasonOf(await change(one, lata, at + 60 * MINUTE, "take"))).toBe("TIME_OVERLAPS");
  });

  it("can give it back, and it is open again", async () => {
    const { person, one, at } = await agreed();
    await stored(person).update({ "laterTime.at": at + HOUR });
    accepted(await change(one, person, at + HOUR, "release"));
    expect((await summary(person)).laterTime).toMatchObject({ state: "asked", by: null });
    expect(await noticesOf(person)).toEqual(["time-taken", "time-returned"]);
    expect((await timesOf(one)).open).toHaveLength(1);
  });

  it("blocked from its person by a report neither see nor take it, and lose one that they have", async () => {
    const { person, one, at } = await agreed();
    const report = { reportId: randomUUID(), conversationId: person.uid, category: "other" as const, block: true };
    await stored(person).update({ status: "active", volunteerId: one.uid, waitingSince: null });
    accepted(await call("reportConversation", report, person.token));
    await stored(person).update({ "laterTime.since": (await summary(person)).waitingSince });
    await sweep();
    expect((await summary(person)).laterTime).toMatchObject({ state: "asked", by: null });
    expect(await timesOf(one)).toEqual({ open: [], own: [] });
    expect(reasonOf(await change(one, person, at, "take"))).toBe("NOT_FOUND");
  });

  it("are told if one of theirs is not needed: its person changed it, or left", async () => {
    const changed = await agreed();
    accepted(await ask(changed.person, changed.at + 2 * HOUR));
    expect(await noticesOf(changed.one)).toContain("own-time-over");
    const left = await agreed();
    accepted(await call("endConversation", { conversationId: left.person.uid }, left.person.token));
    const deleted = await agreed();
    accepted(await call("deleteMyAccount", {}, deleted.person.token));
    expect(await noticesOf(deleted.one)).toContain("own-time-over");
    await sweep();
    expect((await summary(left.person)).laterTime).toBeNull();
    expect(await noticesOf(left.one)).toContain("own-time-over");
    expect((await timesOf(left.one)).own).toEqual([]);
  });

  it("are told nothing of it once they have deleted their account", async () => {
    const { person, one } = await agreed();
    accepted(await call("deleteMyAccount", {}, one.token));
    const by = (await summary(person)).laterTime?.by ?? "";
    expect(by).toMatch(/^deleted-/);
    accepted(await call("askLaterTime", { wish: null }, person.token));
    expect((await database().collection(`users/${by}/outbox`).get()).docs).toEqual([]);
  });

  it("who lose their approval lose it to the others, and its person is notified", async () => {
    const { person, one } = await agreed();
    accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token));
    await sweep();
    expect((await summary(person)).laterTime).toMatchObject({ state: "asked", by: null });
    expect(await noticesOf(person)).toEqual(["time-taken", "time-returned"]);
  });
});

describe("at its beginning", () => {
  it("both are reminded once, and the listener is offered the person although their page is closed", async () => {
    const { person, one } = await agreed();
    await closesPage(person);
    await moveTo(person, 9 * MINUTE);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await noticesOf(person)).toEqual(["time-taken", "time-soon"]);
    expect((await noticesOf(one)).filter((kind) => kind === "own-time-soon")).toHaveLength(1);
    await goOnline(one);
    expect((await summary(person)).offer).toBeNull();
    await moveTo(person, -1);
    await goOnline(one);
    const { offer, laterTime } = await summary(person);
    expect(offer).toEqual({ to: one.uid, expiresAt: (laterTime?.at ?? 0) + 5 * MINUTE });
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    const word = { messageId: "word", text: "I am here", conversationId: person.uid };
    accepted(await call("sendMessage", word, one.token));
    await sweep();
    expect((await summary(person)).laterTime).toBeNull();
    expect((await noticesOf(one)).filter((kind) => kind === "own-time-over")).toEqual([]);
  });

  it("a listener is kept free for them, and everybody else waits for another", async () => {
    const { person, one } = await agreed();
    await closesPage(person);
    await database().doc(`volunteers/${one.uid}`).update({ capacity: 1 });
    await moveTo(person, 5 * MINUTE);
    const other = await waits();
    await goOnline(one);
    await queueOf(other);
    expect((await summary(other)).offer).toBeNull();
    await stored(person).update({ laterTime: null });
    await queueOf(other);
    expect((await summary(other)).offer?.to).toBe(one.uid);
  });

  it("a person who was not met is in the queue with their old place and told so, and the admins have a case", async () => {
    const { person, one } = await agreed();
    const before = await cases();
    await closesPage(person);
    const place = (await summary(person)).gone?.waitingSince;
    await moveTo(person, -5 * MINUTE);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await cases()).toHaveLength(before.length + 1);
    expect(await cases()).toContain(one.uid);
    expect(await noticesOf(person)).toEqual(["time-taken", "time-missed"]);
    const { tellMe, laterTime } = await summary(person);
    expect([tellMe?.since, laterTime?.state]).toEqual([place, "missed"]);
    expect((await internals(person).get()).data()).toMatchObject({ laterWays: null, tellWays: { push: true } });
    expect((await queueOf(person)).laterTime?.state).toBe("missed");
    expect(await summary(person)).toMatchObject({ waitingSince: place });
  });

  it("a time that nobody took is reported by e-mail half an hour before, with the other ways, and is a case", async () => {
    const address = `${randomUUID()}@thodu.example`;
    const [person, before] = [await waits(), await cases()];
    const wish = { at: first(), ways: { push: false, email: address } };
    accepted(await call("askLaterTime", { wish }, person.token));
    await moveTo(person, 30 * MINUTE);
    await Promise.all([sweep(), sweep()]);
    await vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(1), SOON);
    expect((await mailsTo(address))[0]).toMatchObject({ subject: "There is something new for you." });
    expect(await cases()).toHaveLength(before.length + 1);
    expect((await queueOf(person)).laterTime?.state).toBe("none");
    expect((await internals(person).get()).get("laterWays")).toBeNull();
    accepted(await ask(person));
    expect((await queueOf(person)).laterTime?.state).toBe("asked");
  });
});
