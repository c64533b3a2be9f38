import { partedBy, type Parted } from "@thodu/domain/reports/blocks";
import { report, type Report } from "@thodu/domain/reports/model";
import type { Assignment } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Timestamp, WriteBatch } from "firebase-admin/firestore";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import type { BlockChange, BlockStore } from "../../usecases/reports/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { readAll, readOrNull, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { readConversation } from "./internals";
import type { Partings } from "./partings";
import { conversationRef } from "./refs";
import { releaseIn } from "./release";
import { FieldValue } from "./sdk";

/** More than two ever report one another. */
const OF_ONE_PAIR = 100;

const reportRef = (reportId: string) => db().doc(`reports/${reportId}`);

interface Parting extends Parted {
  readonly partings: Partings;
  readonly seen: Versioned<Conversation> | null;
  readonly assignment: Assignment | null;
  readonly actor: string;
  readonly reason: "report" | "block";
  readonly now: number;
}

/** Parts two in the same write: at once where they are talking, and nobody is offered whom they wait to be asked about. */
export async function partIn(batch: WriteBatch, parting: Parting): Promise<void> {
  const { partings, customerId, listener, seen, assignment, actor, reason, now } = parting;
  partings.partIn(batch, { customerId, uid: listener });
  if (!seen) return;
  if (assignment) {
    await releaseIn(batch, customerId, seen, assignment, now);
    recordIn(batch, { actor, action: "conversation.requeue", target: customerId, reason });
  } else if (seen.value.offer?.to === listener) {
    batch.update(conversationRef(customerId), { offer: null }, unchangedSince(seen.version));
  }
}

const asOf = (updateTime: Timestamp | undefined) =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: false as const };

export class FirestoreBlocks implements BlockStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async find(reportId: string): Promise<Versioned<Report> | null> {
    return readVersioned(report, await reportRef(reportId).get());
  }

  conversation(customerId: string): Promise<Versioned<Conversation> | null> {
    return readConversation(customerId);
  }

  async lift({ reportId, seen, parted, admin, reason }: BlockChange): Promise<"stored" | "conflict"> {
    const { customerId, listener } = parted;
    // The pair first: a report that parts the two anew writes it, and is then either among those found or the conflict.
    const pair = await db()
      .doc(this.partings.path({ customerId, uid: listener }))
      .get();
    const { docs } = await db()
      .collection("reports")
      .where("conversationId", "==", customerId)
      .where("blocked", "==", true)
      .limit(OF_ONE_PAIR)
      .get();
    const others = readAll(docs, (doc) => {
      const value = doc.id === reportId ? null : readOrNull(report, doc);
      return value && partedBy(value)?.listener === listener ? doc : null;
    });
    const batch = db().batch();
    const lifted = { blocked: false, liftedAt: FieldValue.serverTimestamp() };
    batch.delete(pair.ref, asOf(pair.updateTime));
    batch.update(reportRef(reportId), lifted, unchangedSince(seen.version));
    for (const { ref, updateTime } of others) batch.update(ref, lifted, asOf(updateTime));
    recordIn(batch, { actor: admin, action: "block.lift", target: reportId, reason });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async restore(
    { reportId, seen, parted, admin, reason }: BlockChange,
    talk: Versioned<Conversation> | null,
    assignment: Assignment | null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(reportRef(reportId), { blocked: true, liftedAt: null }, unchangedSince(seen.version));
    const { partings } = this;
    const now = this.runtime.now();
    await partIn(batch, { ...parted, partings, seen: talk, assignment, actor: admin, reason: "block", now });
    recordIn(batch, { actor: admin, action: "block.restore", target: reportId, reason });
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
