import type { Locale } from "@thodu/domain/locale";
import { dayRecord } from "@thodu/domain/matching/model";
import { kolkataDay } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import { Timestamp } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { conversationOf } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";
import { quietCalls } from "../support/listeners";
import { emptyDesk } from "../support/stories";
import { queueOf, waiting } from "../support/waiting";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
// People and listeners of other tests would be matched with those of this one.
beforeEach(emptyDesk);

const record = async ({ uid }: Person) => volunteer.parse((await database().doc(`volunteers/${uid}`).get()).data());
const anyone = async () => (await database().doc("desk/presence").get()).get("anyone") === true;

const say = async (person: Person, availability: "online" | "busy" | "away", languages?: Locale[]) =>
  accepted(await call("setAvailability", { availability, ...(languages && { languages }) }, person.token));

async function online(languages?: Locale[]): Promise<Person> {
  const one = await listener(admin);
  await say(one, "online", languages);
  return one;
}

/** Makes their client silent for this many seconds. */
const silentFor = ({ uid }: Person, seconds: number) =>
  database()
    .doc(`volunteers/${uid}`)
    .update({ seenAt: Timestamp.fromMillis(Date.now() - seconds * 1_000) });

describe("an offer", () => {
  it("goes to the listener who is idle for longest, as soon as the person waits", async () => {
    const [first, second] = [await online(), await online()];
    const person = await waiting();
    expect(await queueOf(person)).toMatchObject({ position: 1, anyone: true });
    const { offer } = await conversationOf(person.uid);
    expect(offer?.to).toBe(first.uid);
    expect(offer?.expiresAt).toBeGreaterThan(Date.now() + 50_000);
    accepted(await call("claimConversation", { conversationId: person.uid }, first.token));
    expect(await conversationOf(person.uid)).toMatchObject({
      status: "active",
      offer: null,
      lastVolunteerId: first.uid,
    });

    const next = await waiting();
    await queueOf(next);
    expect((await conversationOf(next.uid)).offer?.to).toBe(second.uid);
  });

  it("goes to a listener who speaks the language, and to nobody else", async () => {
    await online(["en"]);
    const person = await waiting("te");
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer).toBeNull();
    const speaker = await online(["te", "hi"]);
    expect((await conversationOf(person.uid)).offer?.to).toBe(speaker.uid);
  });

  it("may be passed, and then goes on; a colleague may still claim the person", async () => {
    const [first, second] = [await online(), await online()];
    const person = await waiting();
    await queueOf(person);
    accepted(await call("passOffer", { conversationId: person.uid }, second.token));
    expect((await conversationOf(person.uid)).offer?.to).toBe(first.uid);
    accepted(await call("passOffer", { conversationId: person.uid }, first.token));
    expect((await conversationOf(person.uid)).offer?.to).toBe(second.uid);
    expect(Object.keys((await conversationOf(person.uid)).passed)).toEqual([first.uid]);
    const away = await listener(admin);
    accepted(await call("claimConversation", { conversationId: person.uid }, away.token));
    expect(await conversationOf(person.uid)).toMatchObject({ volunteerId: away.uid, offer: null, passed: {} });
  });

  it("that nobody accepts in time goes on", async () => {
    const [first, second] = [await online(), await online()];
    const person = await waiting();
    await queueOf(person);
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ offer: { to: first.uid, expiresAt: Date.now() - 1 } });
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer?.to).toBe(second.uid);
  });

  it("never exceeds the cap, and comes as soon as a place is free", async () => {
    const one = await online();
    await database().doc(`volunteers/${one.uid}`).update({ capacity: 1 });
    const [held, next] = [await waiting(), await waiting()];
    await queueOf(held);
    accepted(await call("claimConversation", { conversationId: held.uid }, one.token));
    await queueOf(next);
    expect((await conversationOf(next.uid)).offer).toBeNull();
    accepted(await call("endConversation", { conversationId: held.uid }, held.token));
    expect((await conversationOf(next.uid)).offer?.to).toBe(one.uid);
  });

  it("goes to the listener they talked to last, when they return", async () => {
    const [first, second] = [await online(), await online()];
    const person = await waiting();
    accepted(await call("claimConversation", { conversationId: person.uid }, second.token));
    accepted(await call("endConversation", { conversationId: person.uid }, second.token));
    accepted(await call("sendMessage", { messageId: "again", text: "it is me" }, person.token));
    await queueOf(person);
    expect((await record(first)).idleSince).toBeLessThan((await record(second)).idleSince ?? 0);
    expect((await conversationOf(person.uid)).offer?.to).toBe(second.uid);
  });

  it("skips a listener in a call, and comes to them as soon as it is over", async () => {
    await quietCalls();
    const one = await online();
    accepted(await call("takeCalls", { on: true }, one.token));
    const [caller, person] = [await guest(), await waiting()];
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer?.to).toBe(one.uid);
    const callId = randomUUID();
    accepted(await call("startCall", { callId }, caller.token));
    accepted(await call("answerCall", { callId }, one.token));
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer).toBeNull();
    const other = await online();
    expect((await conversationOf(person.uid)).offer?.to).toBe(other.uid);
    accepted(await call("passOffer", { conversationId: person.uid }, other.token));
    expect(Object.keys((await conversationOf(person.uid)).passed)).toEqual([other.uid]);
    await say(other, "away");
    expect((await conversationOf(person.uid)).offer).toBeNull();
    accepted(await call("endCall", { callId }, caller.token));
    expect((await conversationOf(person.uid)).offer?.to).toBe(one.uid);
  });

  it("in a crisis asks a listener who said nothing again at once, also after another has said no", async () => {
    const silent = await online();
    const person = await waiting();
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer?.to).toBe(silent.uid);
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ risk: "crisis", "offer.expiresAt": Date.now() - 1 });
    const other = await online();
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer?.to).toBe(other.uid);
    accepted(await call("passOffer", { conversationId: person.uid }, other.token));
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer?.to).toBe(silent.uid);
  });

  it("does not return to a listener who gave the person back, nor to the person themselves", async () => {
    const one = await online();
    const person = await waiting();
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", offer: null });
    accepted(await call("sendMessage", { messageId: "mine", text: "I need to talk too" }, one.token));
    await queueOf(one);
    expect((await conversationOf(one.uid)).offer).toBeNull();
  });
});

describe("availability", () => {
  it("is what the listener last chose, and away for one who has been silent for a minute", async () => {
    const one = await online();
    expect(await anyone()).toBe(true);
    expect(await record(one)).toMatchObject({ availability: "online", load: 0 });
    const person = await waiting();
    await silentFor(one, 61);
    await queueOf(person);
    expect((await conversationOf(person.uid)).offer).toBeNull();
    expect(await record(one)).toMatchObject({ availability: "away" });
    expect(await anyone()).toBe(false);
    await say(one, "busy");
    expect(await anyone()).toBe(true);
    expect((await conversationOf(person.uid)).offer).toBeNull();
    await say(one, "away");
    expect(await anyone()).toBe(false);
  });

  it("stays away on a break, whatever a desk that is open on another device sends", async () => {
    const one = await online();
    await say(one, "away");
    const beat = accepted(await call("setAvailability", { availability: "online", beat: true }, one.token));
    expect(beat).toMatchObject({ availability: "away", restUntil: null });
    expect(await record(one)).toMatchObject({ availability: "away", onBreak: true });
    expect(await say(one, "online")).toMatchObject({ availability: "online" });
    expect(await record(one)).toMatchObject({ availability: "online", onBreak: false });
  });

  it("ends after four hours without a break, until one is taken", async () => {
    const one = await online();
    await database()
      .doc(`volunteers/${one.uid}`)
      .update({ stretchSince: Timestamp.fromMillis(Date.now() - 4 * 3_600_000) });
    const told = await say(one, "online");
    expect(told.availability).toBe("away");
    expect(told.restUntil).toBeGreaterThan(Date.now());
    expect((await record(one)).availability).toBe("away");
    await silentFor(one, 15 * 60);
    expect(await say(one, "online")).toMatchObject({ availability: "online", restUntil: null });
  });

  it("is the listener's own choice, and not required for claiming somebody", async () => {
    for (const one of [await guest(), await account()]) {
      expect(reasonOf(await call("setAvailability", { availability: "online" }, one.token))).toBe("NOT_PERMITTED");
    }
    const [away, person] = [await listener(admin), await waiting()];
    accepted(await call("claimConversation", { conversationId: person.uid }, away.token));
    expect(reasonOf(await call("passOffer", { conversationId: "nobody" }, away.token))).toBe("NOT_FOUND");
  });
});

describe("the statistics of a day", () => {
  const today = async () =>
    dayRecord.parse(
      (
        await database()
          .doc(`statistics/${kolkataDay(Date.now())}`)
          .get()
      ).data() ?? {},
    );

  it("count each rise of a level once, whoever caused it", async () => {
    const before = await today();
    const person = await waiting();
    for (const messageId of ["grave", "graver"])
      accepted(await call("sendMessage", { messageId, text: "I want to kill myself tonight" }, person.token));
    const one = await listener(admin);
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    for (const level of ["none", "concern", "concern"] as const)
      accepted(await call("setRisk", { conversationId: person.uid, level }, one.token));
    accepted(
      await call(
        "requestHelp",
        { requestId: randomUUID(), note: "I want to kill myself tonight" },
        (await guest()).token,
      ),
    );
    const { concern, crisis } = await today();
    expect([concern - before.concern, crisis - before.crisis]).toEqual([1, 2]);
  });

  it("count ten minutes at the desk when they are full", async () => {
    const one = await online();
    const before = await today();
    await database()
      .doc(`volunteers/${one.uid}`)
      .update({ deskTime: 595_000, seenAt: Timestamp.fromMillis(Date.now() - 20_000) });
    await say(one, "online");
    await say(one, "online");
    expect((await today()).deskTime - before.deskTime).toBe(600_000);
  });
});
