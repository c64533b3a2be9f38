import type { DocumentSnapshot } from "firebase-admin/firestore";
import { chatMessage, VOLUNTEER, type Conversation } from "@thodu/domain/chat/model";
import type { ReportDecision } from "@thodu/domain/reports/decide";
import { report, type CaseDecision, type Report } from "@thodu/domain/reports/model";
import type { Seen } from "../../usecases/chat/ports";
import type { World } from "../../usecases/ports";
import type { NotedCase, NoteStore, ReportStore, ReportView } from "../../usecases/reports/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, see, unchangedSince } from "./converters";
import { db } from "./database";
import { tellIn } from "./outbox";
import { seeConversation } from "./internals";
import { letGoIn } from "./letGo";
import type { Partings } from "./partings";
import { FieldValue } from "./sdk";
import { conversationRef } from "./refs";

const reportRef = (reportId: string) => db().doc(`reports/${reportId}`);

async function lastOfListener(customerId: string): Promise<DocumentSnapshot | null> {
  const messages = conversationRef(customerId).collection("chatMessages");
  const { docs } = await messages.where("sender", "==", VOLUNTEER).orderBy("timestamp", "desc").limit(1).get();
  return docs[0] ?? null;
}

/** Cases that are read at a time. */
const PAGE = 200;

export class FirestoreReports implements ReportStore, NoteStore {
  constructor(
    readonly world: World,
    readonly partings: Partings,
  ) {}

  async view(reportId: string, customerId: string, messageId: string | null): Promise<ReportView> {
    const meant =
      messageId === null
        ? lastOfListener(customerId)
        : conversationRef(customerId).collection("chatMessages").doc(messageId).get();
    const [stored, seen, message] = await Promise.all([reportRef(reportId).get(), seeConversation(customerId), meant]);
    return { stored: read(report, stored), conversation: seen, message: message && read(chatMessage, message) };
  }

  async store(
    reportId: string,
    seen: Seen<Conversation>,
    { report: made, parted, assignment }: ReportDecision,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.create(reportRef(reportId), { ...made, createdAt: FieldValue.serverTimestamp(), decidedAt: null });
    const { conversationId: customerId, reporterId: actor } = made;
    batch.create(db().doc(`users/${actor}/activity/${reportId}`), { kind: "report", at: FieldValue.serverTimestamp() });
    if (parted !== null) this.partings.partIn(batch, { customerId, uid: parted });
    if (assignment) {
      await letGoIn(batch, customerId, seen, assignment, this.world.now());
      recordIn(batch, { actor, action: "conversation.requeue", target: customerId, reason: "report" });
    } else if (parted !== null && seen.value.offer?.to === parted) {
      batch.update(conversationRef(customerId), { offer: null }, unchangedSince(seen.version));
    }
    recordIn(batch, { actor, action: "report.make", target: reportId, reason: made.category });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async *decidedWithNotes(onDefect: (error: unknown) => void): AsyncGenerator<readonly NotedCase[]> {
    const noted = db()
      .collection("reports")
      .where("status", "==", "decided")
      .where("note", ">", "")
      .orderBy("note")
      .limit(PAGE);
    let last: DocumentSnapshot | undefined;
    do {
      const { docs } = await (last ? noted.startAfter(last) : noted).get();
      yield docs.flatMap((doc) => readable(doc, onDefect));
      last = docs.at(-1);
    } while (last);
  }

  async blankNote(reportId: string, seen: Seen<Report>): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(reportRef(reportId), { note: "" }, unchangedSince(seen.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async find(reportId: string): Promise<Seen<Report> | null> {
    return see(report, await reportRef(reportId).get());
  }

  async decide(
    reportId: string,
    seen: Seen<Report>,
    { decision, reason, admin }: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const change = { status: "decided", decision, reason, decidedBy: admin, decidedAt: FieldValue.serverTimestamp() };
    batch.update(reportRef(reportId), change, unchangedSince(seen.version));
    if (seen.value.by !== "server") tellIn(batch, seen.value.reporterId, `case-decided_${reportId}`, "case-decided");
    recordIn(batch, { actor: admin, action: "case.decide", target: reportId, reason: `${decision}: ${reason}` });
    return (await commit(batch)) ? "stored" : "conflict";
  }
}

function readable(doc: DocumentSnapshot, onDefect: (error: unknown) => void): readonly NotedCase[] {
  try {
    const seen = see(report, doc);
    return seen ? [{ reportId: doc.id, seen }] : [];
  } catch (error) {
    onDefect(error);
    return [];
  }
}
