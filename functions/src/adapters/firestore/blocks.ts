import { isPartedAnew, partedBy, type Parted } from "@thodu/domain/reports/blocks";
import { report, type Report } from "@thodu/domain/reports/model";
import type { Assignment } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import type { BlockChange, BlockStore } from "../../usecases/reports/ports";
import { absence, patch, remove, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { readAll, readOrNull, readVersioned, versionAt } from "./converters";
import { db } from "../../store/database";
import { readConversation } from "./internals";
import type { Partings } from "./partings";
import { releaseChanges } from "./release";
import { closingUses } from "./usage";

/** The most reports of one pair that are read; more than there ever are. */
const OF_ONE_PAIR = 100;

interface Parting extends Parted {
  readonly partings: Partings;
  readonly seen: Versioned<Conversation> | null;
  readonly assignment: Assignment | null;
  readonly actor: string;
  readonly reason: "report" | "block";
  readonly now: number;
}

/**
 * The changes that part two people: their conversation returns to the queue if they are talking, and an offer of one to
 * the other ends.
 */
export async function partChanges(parting: Parting): Promise<readonly Change[]> {
  const { partings, customerId, listener, seen, assignment, actor, reason, now } = parting;
  const parted = partings.parting({ customerId, uid: listener });
  if (seen && assignment) {
    const uses = await closingUses(customerId, seen.value, now);
    return [
      parted,
      ...releaseChanges(customerId, seen, assignment, uses, now),
      auditChange({ actor, action: "conversation.requeue", target: customerId, reason }),
    ];
  }
  if (!seen) return [parted];
  // Depends on the version even if no offer ends, since the two may be matched by a claim at this moment.
  const { offer } = seen.value;
  return [parted, ...conversationChanges(customerId, { offer: offer?.to === listener ? null : offer }, seen.version)];
}

export class FirestoreBlocks implements BlockStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async find(reportId: string): Promise<Versioned<Report> | null> {
    return readVersioned(report, await db().doc(documents.report(reportId)).get());
  }

  conversation(customerId: string): Promise<Versioned<Conversation> | null> {
    return readConversation(customerId);
  }

  async lift({
    reportId,
    seen,
    parted,
    admin,
    reason,
    saw,
  }: BlockChange): Promise<"stored" | "conflict" | "parted-anew"> {
    const { customerId, listener } = parted;
    // The pair is read first: a report that parts the two anew also writes it, so it is either found here or makes a
    // conflict.
    const ofPair = this.partings.path({ customerId, uid: listener });
    const pair = await db().doc(ofPair).get();
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
    if (isPartedAnew([reportId, ...others.map(({ id }) => id)], saw)) return "parted-anew";
    const lifted = { blocked: false, liftedAt: serverTime };
    return stored([
      pair.updateTime ? remove(ofPair, versionAt(pair.updateTime)) : absence(ofPair),
      patch(documents.report(reportId), lifted, seen.version),
      ...others.map(({ id, updateTime }) =>
        patch(documents.report(id), lifted, updateTime ? versionAt(updateTime) : "existing"),
      ),
      auditChange({ actor: admin, action: "block.lift", target: reportId, reason }),
    ]);
  }

  async restore(
    { reportId, seen, parted, admin, reason }: BlockChange,
    talk: Versioned<Conversation> | null,
    assignment: Assignment | null,
  ): Promise<"stored" | "conflict"> {
    const { partings } = this;
    const now = this.runtime.now();
    return stored([
      patch(documents.report(reportId), { blocked: true, liftedAt: null }, seen.version),
      ...(await partChanges({ ...parted, partings, seen: talk, assignment, actor: admin, reason: "block", now })),
      auditChange({ actor: admin, action: "block.restore", target: reportId, reason }),
    ]);
  }
}
