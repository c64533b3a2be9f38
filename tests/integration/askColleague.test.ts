import { conversation } from "@thodu/domain/chat/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

const summary = async (uid: string) => conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const record = async (uid: string) => volunteer.parse((await database().doc(`volunteers/${uid}`).get()).data());
const notes = async (conversationId: string, one: Person) =>
  accepted(await call("readNotes", { conversationId }, one.token)).notes;

async function talking(): Promise<readonly [Person, Person]> {
  const [person, one] = [await guest(), await listener(admin)];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  return [person, one];
}

const online = async (one: Person) => accepted(await call("setAvailability", { availability: "online" }, one.token));

const handOver = (person: Person, one: Person, colleague: Person, note?: string) =>
  call(
    "releaseConversation",
    { conversationId: person.uid, to: colleague.uid, ...(note !== undefined && { note }) },
    one.token,
  );

/** A talk whose listener asks a colleague at the desk to go on with it. */
async function asking(note?: string): Promise<readonly [Person, Person, Person]> {
  const [person, one] = await talking();
  const colleague = await listener(admin);
  await online(colleague);
  accepted(await handOver(person, one, colleague, note));
  return [person, one, colleague];
}

describe("a hand-over", () => {
  it("leaves the person with their listener until the named colleague accepts, and leaves that one the note", async () => {
    const [person, one] = await talking();
    const [idle, colleague] = [await listener(admin), await listener(admin)];
    await online(idle);
    await online(colleague);
    await database().doc(`volunteers/${colleague.uid}`).update({ name: "Kiran" });
    const { colleagues } = accepted(await call("listColleagues", {}, one.token));
    expect(colleagues).toContainEqual({ uid: colleague.uid, name: "Kiran", languages: ["en", "te", "hi"] });
    expect(colleagues.map(({ uid }) => uid)).not.toContain(one.uid);

    const before = await summary(person.uid);
    accepted(await handOver(person, one, colleague, "Sleeps badly."));
    // A repeat after a lost answer changes nothing; nobody else is asked meanwhile.
    accepted(await handOver(person, one, colleague, "Sleeps badly."));
    expect(reasonOf(await handOver(person, one, idle))).toBe("TAKEN");
    const asked = await summary(person.uid);
    expect(asked).toMatchObject({
      status: "active",
      volunteerId: one.uid,
      claimId: before.claimId,
      notice: before.notice,
      offer: { to: colleague.uid, handOver: true },
    });
    expect((await record(one.uid)).load).toBe(1);
    expect((await record(colleague.uid)).load).toBe(0);
    accepted(await call("sendMessage", { messageId: "more", text: "are you there?" }, person.token));
    const reply = { messageId: "reply", text: "I am here", conversationId: person.uid };
    accepted(await call("sendMessage", reply, one.token));
    const { conversationId } = reply;
    expect(reasonOf(await call("readHistory", { conversationId }, colleague.token))).toBe("NOT_CLAIMED");
    // The colleague learns that there is a note, but reads it once they have accepted; nobody else learns even that.
    expect(accepted(await call("readNotes", { conversationId }, colleague.token))).toEqual({ notes: [], left: true });
    expect(reasonOf(await call("readNotes", { conversationId }, idle.token))).toBe("NOT_CLAIMED");
    expect(reasonOf(await call("claimConversation", { conversationId: person.uid }, idle.token))).toBe("TAKEN");

    await database()
      .doc(`volunteers/${colleague.uid}`)
      .update({ languages: ["te", "en"] });
    accepted(await call("claimConversation", { conversationId: person.uid }, colleague.token));
    expect(await summary(person.uid)).toMatchObject({
      volunteerId: colleague.uid,
      notice: "listener-changed",
      listenerLanguages: ["en", "te"],
      listenerLittle: false,
      offer: null,
    });
    expect((await record(one.uid)).load).toBe(0);
    expect((await record(colleague.uid)).load).toBe(1);
    expect(await notes(person.uid, colleague)).toMatchObject([
      { text: "Sleeps badly.", kind: "hand-over", mine: false },
    ]);
    expect(reasonOf(await call("readNotes", { conversationId: person.uid }, one.token))).toBe("NOT_CLAIMED");
  });

  it("ends if the colleague does not take it, or its listener asks no more: the talk stays", async () => {
    for (const by of [2, 1] as const) {
      const people = await asking();
      const [person, one] = people;
      accepted(await call("passOffer", { conversationId: person.uid }, people[by].token));
      expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid, offer: null });
      expect((await record(one.uid)).load).toBe(1);
      await emptyDesk();
    }
  });

  it("ends when it runs out, or when the colleague goes away, and is offered to nobody else", async () => {
    const [person, one, colleague] = await asking();
    const idle = await listener(admin);
    await online(idle);
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ "offer.expiresAt": Date.now() - 1 });
    await online(idle);
    expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid, offer: null });
    expect(reasonOf(await call("claimConversation", { conversationId: person.uid }, colleague.token))).toBe("TAKEN");

    await online(colleague);
    accepted(await handOver(person, one, colleague));
    accepted(await call("setAvailability", { availability: "away" }, colleague.token));
    expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid, offer: null });
  });

  it("ends when its listener releases the talk, or loses the approval: the queue decides", async () => {
    const [released, one, colleague] = await asking();
    accepted(await call("releaseConversation", { conversationId: released.uid }, one.token));
    expect(await summary(released.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    expect((await summary(released.uid)).offer).toMatchObject({ to: colleague.uid });
    expect((await summary(released.uid)).offer).not.toHaveProperty("handOver");
    await emptyDesk();
    const [person, other] = await asking();
    accepted(await call("revokeVolunteer", { uid: other.uid }, admin.token));
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    expect((await summary(person.uid)).offer).not.toHaveProperty("handOver");
  });

  it("stands in a crisis against a crisis of the queue, and does not against one otherwise", async () => {
    const risks = ["crisis", "none"] as const;
    for (const risk of risks) {
      const [person, one] = await talking();
      await database().doc(`conversations/${person.uid}`).update({ risk });
      const colleague = await listener(admin);
      await online(colleague);
      accepted(await handOver(person, one, colleague));
      const other = await guest();
      accepted(await call("sendMessage", { messageId: "first", text: "hello" }, other.token));
      await database().doc(`conversations/${other.uid}`).update({ risk: "crisis" });
      await online(colleague);
      const isGrave = risk === "crisis";
      expect((await summary(person.uid)).offer?.to ?? null).toBe(isGrave ? colleague.uid : null);
      expect((await summary(other.uid)).offer?.to ?? null).toBe(isGrave ? null : colleague.uid);
      expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid });
      await emptyDesk();
    }
  });

  it("to a colleague who is not there is refused, and the talk stays", async () => {
    const [person, one] = await talking();
    expect(reasonOf(await handOver(person, one, await listener(admin)))).toBe("AT_CAPACITY");
    expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: one.uid, offer: null });
  });

  it("that an earlier version stored can still be accepted or passed", async () => {
    for (const accepts of [true, false]) {
      const [person, one] = await talking();
      const colleague = await listener(admin);
      accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
      await online(colleague);
      const offer = { to: colleague.uid, expiresAt: Date.now() + 45_000, handOver: true };
      await database().doc(`conversations/${person.uid}`).update({ offer });
      await online(colleague);
      expect((await summary(person.uid)).offer).toEqual(offer);
      const about = { conversationId: person.uid };
      accepted(await call(accepts ? "claimConversation" : "passOffer", about, colleague.token));
      expect(await summary(person.uid)).toMatchObject({ offer: null, status: accepts ? "active" : "waiting" });
      await emptyDesk();
    }
  });
});
