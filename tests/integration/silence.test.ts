import { conversation } from "@thodu/domain/chat/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { freeDeserted } from "../../functions/src/usecases/matching/freeDeserted";
import { accepted, call } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

const summary = async ({ uid }: Person) =>
  conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const load = async ({ uid }: Person) => volunteer.parse((await database().doc(`volunteers/${uid}`).get()).data()).load;
const write = async (person: Person, messageId: string, text = "are you there?") =>
  accepted(await call("sendMessage", { messageId, text }, person.token));
/** Makes their desk silent for this many seconds. */
const silentFor = ({ uid }: Person, seconds: number) =>
  database()
    .doc(`volunteers/${uid}`)
    .update({ seenAt: Timestamp.fromMillis(Date.now() - seconds * 1_000) });

async function held(by: Person): Promise<Person> {
  const person = await guest();
  await write(person, "first");
  accepted(await call("claimConversation", { conversationId: person.uid }, by.token));
  accepted(await call("markConversationRead", { conversationId: person.uid }, by.token));
  return person;
}

/** The sweep of a minute, as the scheduler runs it. */
async function sweep(): Promise<void> {
  const defects: unknown[] = [];
  await freeDeserted({ ...wiring(), onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
}

describe("a listener whose desk falls silent", () => {
  it("loses people who wait for an answer, sooner in a crisis, and keeps those they have answered", async () => {
    const one = await listener(admin);
    accepted(await call("setAvailability", { availability: "online" }, one.token));
    const [asks, crisis, quiet] = [await held(one), await held(one), await held(one)];
    await write(asks, "second");
    const reply = { messageId: "reply", text: "I am here", conversationId: quiet.uid };
    accepted(await call("sendMessage", reply, one.token));
    await write(crisis, "second", "I am going to kill myself tonight");

    await sweep();
    expect(await load(one)).toBe(3);

    await silentFor(one, 100);
    await sweep();
    expect(await summary(crisis)).toMatchObject({
      status: "waiting",
      volunteerId: null,
      notice: "listener-left",
      risk: "crisis",
    });
    expect(await summary(asks)).toMatchObject({ status: "active", volunteerId: one.uid });

    await silentFor(one, 301);
    // A listener who is away or takes a break, but has a room open, counts as there.
    const room = database().doc(`conversations/${quiet.uid}/presence/${one.uid}`);
    await room.set({ typing: false, active: true, at: Timestamp.now() });
    await sweep();
    expect(await load(one)).toBe(2);
    await room.set({ typing: false, active: false, at: Timestamp.fromMillis(Date.now() - 301_000), since: null });
    // The same if they are in a call.
    const place = database().doc(`callPlaces/${one.uid}`);
    await place.set({ callId: "call", seenAt: Timestamp.now() });
    await sweep();
    expect(await load(one)).toBe(2);
    await place.delete();
    // Two sweeps at once release nobody twice.
    await Promise.all([sweep(), sweep()]);
    expect(await summary(asks)).toMatchObject({ status: "waiting", volunteerId: null, notice: "listener-left" });
    expect(await summary(quiet)).toMatchObject({ status: "active", volunteerId: one.uid });
    expect(await load(one)).toBe(1);
    const { docs } = await database()
      .collection("auditLog")
      .where("target", "==", asks.uid)
      .where("action", "==", "conversation.requeue")
      .get();
    expect(docs.map((doc) => `${String(doc.get("actor"))}: ${String(doc.get("reason"))}`)).toEqual([
      "server: listener.silent",
    ]);

    // Reading is not answering: a person to whom the listener has written nothing waits too.
    const readOnly = await held(one);
    await silentFor(one, 301);
    await sweep();
    expect(await summary(readOnly)).toMatchObject({ status: "waiting", notice: "listener-left" });
    expect(await load(one)).toBe(1);

    // A colleague who is there takes the person in a crisis.
    const other = await listener(admin);
    accepted(await call("setAvailability", { availability: "online" }, other.token));
    expect((await summary(crisis)).offer?.to).toBe(other.uid);
  });
});
