import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, listener, type Person } from "../support/people";

const ask = (person: Person, requestId: string = randomUUID(), note?: string) =>
  call("requestHelp", { requestId, ...(note === undefined ? {} : { note }) }, person.token);
const summary = async ({ uid }: Person) =>
  conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const position = async (...wish: Parameters<typeof ask>) => accepted(await ask(...wish)).position;

/** Ends all waits, so that a test has the queue for itself. */
async function emptyQueue(): Promise<void> {
  const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
  await Promise.all(docs.map((doc) => doc.ref.update({ status: "closed", waitingSince: null, deskEpoch: "" })));
}

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

describe("asking for help", () => {
  it("puts a guest on the desk once and tells the place, also when it is repeated", async () => {
    await emptyQueue();
    const [first, second] = [await guest(), await guest()];
    const id = randomUUID();
    expect(await position(first, id)).toBe(1);
    expect(await position(second)).toBe(2);
    const before = await summary(first);
    expect(before).toMatchObject({
      status: "waiting",
      ownMessageCount: 0,
      deskEpoch: String((await database().doc("desk/current").get()).get("epoch")),
    });
    expect(helpRequest.parse((await database().doc(`helpRequests/${id}`).get()).data())).toMatchObject({
      userId: first.uid,
      note: "",
    });
    expect(await position(first, id)).toBe(1);
    expect(await position(first)).toBe(1);
    expect(await position(second)).toBe(2);
    expect((await summary(first)).waitingSince).toBe(before.waitingSince);
  });

  it("twelve times at once for one person stores twelve requests and one place", { timeout: 120_000 }, async () => {
    await emptyQueue();
    const person = await guest();
    const places = await Promise.all(Array.from({ length: 12 }, () => position(person)));
    expect(new Set(places)).toEqual(new Set([1]));
    expect((await database().collection("helpRequests").where("userId", "==", person.uid).get()).size).toBe(12);
    expect((await database().collection("conversations").where("status", "==", "waiting").get()).size).toBe(1);
  });

  it("with a note that tells of a crisis puts the person first and unlocks the conversation", async () => {
    await emptyQueue();
    const [early, urgent] = [await guest(), await guest()];
    await position(early);
    await position(urgent);
    await database().doc(`conversations/${urgent.uid}`).update({ ownMessageCount: 19, locked: true });
    expect(await position(urgent, randomUUID(), "I want to die tonight")).toBe(1);
    expect(await summary(urgent)).toMatchObject({ risk: "crisis", locked: false, ownMessageCount: 19 });
    expect(await position(urgent, randomUUID(), "thank you")).toBe(1);
    expect(await summary(urgent)).toMatchObject({ risk: "crisis" });
    expect(await position(early)).toBe(2);
  });

  it("orders by risk and plan before time", async () => {
    await emptyQueue();
    const [early, planned, urgent] = [await guest(), await guest(), await guest()];
    expect([await position(early), await position(planned), await position(urgent)]).toEqual([1, 2, 3]);
    await database().doc(`conversations/${planned.uid}`).update({ priority: 1 });
    await database().doc(`conversations/${urgent.uid}`).update({ risk: "crisis" });
    expect([await position(early), await position(planned), await position(urgent)]).toEqual([3, 2, 1]);
  });

  it("gives place 0 to a person who has a listener, and a repeat never reopens an ended talk", async () => {
    const [person, one] = [await guest(), await listener(admin)];
    const id = randomUUID();
    accepted(await ask(person, id));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    expect(await position(person, id)).toBe(0);
    expect(await position(person)).toBe(0);
    expect(await summary(person)).toMatchObject({ status: "active", volunteerId: one.uid });

    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await position(person, id)).toBe(0);
    expect(await summary(person)).toMatchObject({ status: "closed" });
    expect(await position(person)).toBeGreaterThan(0);
    expect(await summary(person)).toMatchObject({ status: "waiting", notice: null });
  });

  it("refuses a used id with another note or of another person, and changes nothing", async () => {
    const [person, stranger] = [await guest(), await guest()];
    const id = randomUUID();
    accepted(await ask(person, id, "I can’t sleep."));
    expect(reasonOf(await ask(person, id, "Something else"))).toBe("ID_REUSED");
    expect(reasonOf(await ask(stranger, id, "I can’t sleep."))).toBe("ID_REUSED");
    expect((await database().doc(`conversations/${stranger.uid}`).get()).exists).toBe(false);
  });
});
