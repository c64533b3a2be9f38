import { randomUUID } from "node:crypto";
import { aliasFor } from "@thodu/domain/chat/alias";
import { GrpcStatus, Timestamp } from "firebase-admin/firestore";
import { onTestFinished } from "vitest";
import { accepted, call } from "./callables";
import { database, guest, type Person } from "./people";
import { aConversation, aMessage } from "./domain";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A conversation of `count` messages, by its customer and a listener in turn, the newest a minute old. */
export async function longTalk(customerId: string, count: number): Promise<void> {
  const summary = database().doc(`conversations/${customerId}`);
  const now = Date.now();
  const at = (index: number): Timestamp => Timestamp.fromMillis(now - (count - index) * MINUTE);
  const {
    createdAt: _,
    lastMessageAt: __,
    waitingSince: ___,
    ...rest
  } = aConversation({ status: "closed", deskEpoch: "", unreadByVolunteer: 0 });
  await summary.set({ ...rest, createdAt: at(0), lastMessageAt: at(count - 1), waitingSince: null });
  const writer = database().bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const own = index % 2 === 0;
    const message = aMessage({
      text: `Line ${index + 1} of ${count}`,
      sender: own ? customerId : "volunteer",
      receiver: own ? "volunteer" : customerId,
      ownMessageNumber: null,
    });
    void writer.set(summary.collection("chatMessages").doc(randomUUID()), { ...message, timestamp: at(index) });
  }
  await writer.close();
}

/** The stamp of the desk's list, which the first approval or message draws. */
export async function deskStamp(): Promise<string> {
  const desk = database().doc("desk/current");
  const stored: unknown = (await desk.get()).get("epoch");
  const epoch = typeof stored === "string" ? stored : randomUUID();
  if (stored !== epoch) await desk.set({ epoch });
  return epoch;
}

/**
 * `count` conversations on the desk with longer and longer waits; returns a function that removes them at the end of
 * the test.
 */
export async function crowdedDesk(count: number): Promise<() => Promise<void>> {
  const epoch = await deskStamp();
  const { createdAt: _, lastMessageAt: __, waitingSince: ___, deskEpoch: ____, ...rest } = aConversation();
  const long = Date.now() - 400 * DAY;
  const all = Array.from({ length: count }, (_____, index) => ({
    ref: database().doc(`conversations/${randomUUID()}`),
    since: Timestamp.fromMillis(long - index * MINUTE),
  }));
  const writer = database().bulkWriter();
  for (const { ref, since } of all)
    void writer.set(ref, { ...rest, deskEpoch: epoch, createdAt: since, lastMessageAt: since, waitingSince: since });
  await writer.close();
  const clear = async (): Promise<void> => {
    const eraser = database().bulkWriter();
    for (const { ref } of all) void eraser.delete(ref);
    await eraser.close();
  };
  onTestFinished(clear);
  return clear;
}

/**
 * Ends all waits and talks and takes all listeners from the desk, so that nothing of earlier tests interferes. People
 * who still talked could return to the queue later (by a listener's end, or in a crisis without an answer) and ring
 * first.
 */
export async function emptyDesk(): Promise<void> {
  const writer = database().bulkWriter();
  // Documents of a person who is being erased may be gone already.
  writer.onWriteError(({ code, failedAttempts }) => code !== GrpcStatus.NOT_FOUND && failedAttempts < 10);
  const open = await database().collection("conversations").where("status", "in", ["waiting", "active"]).get();
  for (const { ref } of open.docs)
    void writer.update(ref, { status: "closed", volunteerId: null, waitingSince: null, offer: null, deskEpoch: "" });
  const standing = await database().collection("conversationInternals").where("stood.since", ">", 0).get();
  for (const { ref } of standing.docs) void writer.update(ref, { stood: null });
  const atDesk = await database().collection("volunteers").where("availability", "in", ["online", "busy"]).get();
  for (const { ref } of atDesk.docs) void writer.update(ref, { availability: "away", seenAt: null });
  await writer.close();
}

/** Like {@link emptyDesk}, and removes times that people asked for. */
export async function emptyDeskAndTimes(): Promise<void> {
  await emptyDesk();
  const { docs } = await database().collection("conversations").where("laterTime.at", ">", 0).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ laterTime: null })));
}

/** A person who wrote, and the alias under which a listener sees them. */
export async function someone(text = "Hello"): Promise<{ readonly person: Person; readonly alias: string }> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: randomUUID(), text }, person.token));
  return { person, alias: aliasFor(person.uid) };
}
