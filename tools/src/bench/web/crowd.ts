import { aliasFor } from "@thodu/domain/chat/alias";
import { SECOND } from "@thodu/domain/time";
import { Timestamp, type Firestore } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** A person of the demo data who waits: those of the crowd are like them. */
const LIKE = "conversations/demo-guest-1";
const LISTENER = "volunteers/demo-volunteer";

/** Writes `count` people who wait, each with a first message, and lets the demo listener hold many. Returns their ids. */
export async function seedCrowd(db: Firestore, count: number): Promise<readonly string[]> {
  const summary = (await db.doc(LIKE).get()).data();
  const message = (await db.collection(`${LIKE}/chatMessages`).limit(1).get()).docs[0]?.data();
  if (!summary || !message) throw new Error(`The demo data has no ${LIKE} with a message.`);
  const began = Date.now();
  const ids = Array.from({ length: count }, () => randomUUID());
  const writer = db.bulkWriter();
  ids.forEach((id, index) => {
    const since = Timestamp.fromMillis(began - index * SECOND);
    const path = `conversations/${id}`;
    void writer.set(db.doc(path), {
      ...summary,
      alias: aliasFor(id),
      createdAt: since,
      lastMessageAt: since,
      waitingSince: since,
    });
    void writer.set(db.doc(`${path}/chatMessages/first`), { ...message, sender: id, timestamp: since });
  });
  void writer.update(db.doc(LISTENER), { capacity: count });
  await writer.close();
  return ids;
}

/** Somebody of the crowd writes, so that their row changes and moves to the top: `a` times a second, for `seconds`. */
export async function crowdWrites(db: Firestore, ids: readonly string[], a: number, seconds: number): Promise<void> {
  const writes: Promise<unknown>[] = [];
  for (let change = 1; change <= a * seconds; change += 1) {
    const due = performance.now() + SECOND / a;
    const id = ids[(change * 37) % ids.length];
    writes.push(db.doc(`conversations/${id}`).update({ unreadByVolunteer: change, lastMessageAt: Timestamp.now() }));
    await sleep(Math.max(0, due - performance.now()));
  }
  await Promise.all(writes);
}
