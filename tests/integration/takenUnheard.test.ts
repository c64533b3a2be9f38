import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { timesOffered } from "@thodu/domain/matching/laterTime";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepLaterTimes } from "../../functions/src/usecases/matching/sweepLaterTimes";
import { sweepTells } from "../../functions/src/usecases/matching/sweepTells";
import { accepted, call } from "../support/callables";
import { aCall } from "../support/domain";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDeskAndTimes } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDeskAndTimes);

const stored = ({ uid }: Person) => database().doc(`conversations/${uid}`);
const summary = async (person: Person) => conversation.parse((await stored(person).get()).data());
const noticesOf = async ({ uid }: Person): Promise<readonly unknown[]> =>
  (await database().collection(`users/${uid}/outbox`).get()).docs.map((doc): unknown => doc.get("kind"));
const cases = async (): Promise<number> =>
  (await database().collection("reports").where("category", "==", "time").get()).size;

/** Both sweeps of a minute. */
async function sweep(): Promise<void> {
  const defects: unknown[] = [];
  const ports = { ...wiring(), onDefect: (error: unknown) => defects.push(error) };
  await sweepTells(ports);
  await sweepLaterTimes(ports);
  expect(defects).toEqual([]);
}

type Asked = "a promise" | "a time";

/** A guest who asked for it twenty minutes after they came, and has closed the page. */
async function away(asked: Asked): Promise<Person> {
  const person = await guest();
  accepted(await call("addDevice", { token: `phone:${person.uid}` }, person.token));
  accepted(await call("sendMessage", { messageId: "first", text: "hello", locale: "en" }, person.token));
  const came = Timestamp.fromMillis(Date.now() - 20 * MINUTE);
  await stored(person).update({ waitingSince: came, lastMessageAt: came });
  const ways = { push: true };
  const wish = { at: timesOffered(Date.now()).from, ways };
  if (asked === "a time") accepted(await call("askLaterTime", { wish }, person.token));
  else accepted(await call("tellMe", { ways }, person.token));
  await stored(person).update({ waitSignAt: Timestamp.fromMillis(Date.now() - 2 * MINUTE) });
  await sweep();
  expect((await summary(person)).gone).not.toBeNull();
  return person;
}

/** Makes a listener take the time that the person asked for. */
async function takes(one: Person, person: Person): Promise<void> {
  const at = (await summary(person)).laterTime?.at ?? 0;
  accepted(await call("changeLaterTime", { conversationId: person.uid, at, wish: "take" }, one.token));
}

/** Puts the two in a call that the listener's page has joined or not, until the returned function is called. */
async function onPhone(person: Person, one: Person, hasCome = true): Promise<() => Promise<void>> {
  const [ref, now] = [database().doc(`calls/${randomUUID()}`), Timestamp.now()];
  const talk = aCall({ customerId: person.uid, volunteerId: one.uid, status: "active", ringUntil: null });
  await ref.set({ ...talk, startedAt: now, answeredAt: now, endsAt: Timestamp.fromMillis(Date.now() + 15 * MINUTE) });
  const seenAt = Timestamp.fromMillis(now.toMillis() + (hasCome ? 1_000 : 0));
  await database().doc(`callPlaces/${one.uid}`).set({ callId: ref.id, seenAt });
  const over = { status: "ended", endedBy: "customer", unheardBy: hasCome ? null : "volunteer" };
  return async () => void (await ref.update({ ...over, endedAt: Timestamp.now() }));
}

describe("a listener who claims a person without a word", () => {
  it("and gives them back leaves them their agreed time, however often the sweep runs in between", async () => {
    const [asha, ravi, meera] = [await away("a time"), await listener(admin), await listener(admin)];
    await takes(ravi, asha);
    const { laterTime } = await summary(asha);
    accepted(await call("claimConversation", { conversationId: asha.uid }, meera.token));
    await sweep();
    expect((await summary(asha)).laterTime).toEqual(laterTime);
    accepted(await call("releaseConversation", { conversationId: asha.uid }, meera.token));
    await sweep();
    expect((await summary(asha)).laterTime).toEqual(laterTime);
    expect(await noticesOf(ravi)).not.toContain("own-time-over");
    accepted(await call("claimConversation", { conversationId: asha.uid }, meera.token));
    const reply = { messageId: "reply", text: "I am here", conversationId: asha.uid };
    accepted(await call("sendMessage", reply, meera.token));
    await sweep();
    expect((await summary(asha)).laterTime).toBeNull();
    expect(await noticesOf(ravi)).toContain("own-time-over");
    expect(accepted(await call("listLaterTimes", {}, ravi.token)).own).toEqual([]);
  });

  it("ends the time with their first message, before any sweep; a hand-over does not bring it back", async () => {
    const [asha, ravi, meera] = [await away("a time"), await listener(admin), await listener(admin)];
    await takes(ravi, asha);
    accepted(await call("claimConversation", { conversationId: asha.uid }, meera.token));
    const reply = { messageId: "reply", text: "I am here", conversationId: asha.uid };
    accepted(await call("sendMessage", reply, meera.token));
    const internals = await database().doc(`conversationInternals/${asha.uid}`).get();
    expect([(await summary(asha)).laterTime, internals.get("laterWays")]).toEqual([null, null]);
    expect(await noticesOf(ravi)).toContain("own-time-over");
    accepted(await call("setAvailability", { availability: "online" }, ravi.token));
    accepted(await call("releaseConversation", { conversationId: asha.uid, to: ravi.uid }, meera.token));
    accepted(await call("claimConversation", { conversationId: asha.uid }, ravi.token));
    await sweep();
    expect((await summary(asha)).laterTime).toBeNull();
    expect((await noticesOf(ravi)).filter((kind) => kind === "own-time-over")).toHaveLength(1);
  });

  it("and gives them back leaves them the promise to be told, which the first message ends", async () => {
    const [asha, meera] = [await away("a promise"), await listener(admin)];
    const { tellMe } = await summary(asha);
    accepted(await call("claimConversation", { conversationId: asha.uid }, meera.token));
    await sweep();
    accepted(await call("releaseConversation", { conversationId: asha.uid }, meera.token));
    await sweep();
    expect([(await summary(asha)).tellMe, tellMe === null]).toEqual([tellMe, false]);
    accepted(await call("claimConversation", { conversationId: asha.uid }, meera.token));
    const reply = { messageId: "reply", text: "I am here", conversationId: asha.uid };
    accepted(await call("sendMessage", reply, meera.token));
    await sweep();
    expect((await summary(asha)).tellMe).toBeNull();
  });
});

describe("an agreed time at which the two are in a call", () => {
  it("ends as met; a call with another listener, or which theirs did not join, does not count", async () => {
    const before = await cases();
    const [asha, ravi, meera] = [await away("a time"), await listener(admin), await listener(admin)];
    await takes(ravi, asha);
    const endOther = await onPhone(asha, meera);
    await stored(asha).update({ "laterTime.at": Date.now() - MINUTE });
    await sweep();
    expect((await summary(asha)).laterTime).toMatchObject({ state: "taken", by: ravi.uid });
    await endOther();
    const endUnheard = await onPhone(asha, ravi, false);
    await sweep();
    expect((await summary(asha)).laterTime).toMatchObject({ state: "taken", by: ravi.uid });
    await endUnheard();
    await sweep();
    expect((await summary(asha)).laterTime).toMatchObject({ state: "taken", by: ravi.uid });
    const end = await onPhone(asha, ravi);
    await end();
    await sweep();
    expect((await summary(asha)).laterTime).toBeNull();
    const told = [...(await noticesOf(asha)), ...(await noticesOf(ravi))].map(String);
    expect([told.filter((kind) => kind.includes("time")).toSorted(), await cases()]).toEqual([
      ["own-time-soon", "time-soon", "time-taken"],
      before,
    ]);
  });
});
