import type { DocumentSnapshot } from "firebase-admin/firestore";
import { chatMessage, VOLUNTEER, type Conversation } from "@thodu/domain/chat/model";
import type { ReportDecision } from "@thodu/domain/reports/decide";
import { report, type CaseDecision, type Report } from "@thodu/domain/reports/model";
import type { Versioned } from "../../usecases/chat/ports";
import type { Page, Runtime } from "../../usecases/ports";
import type { NoteStore, ReportStore, ReportView } from "../../usecases/reports/ports";
import { recordIn } from "./audit";
import { partIn } from "./blocks";
import { commit } from "./commit";
import { read, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { tellIn } from "./outbox";
import { readConversation } from "./internals";
import { idsOf, PAGE } from "./pages";
import type { Partings } from "./partings";
import { FieldValue } from "./sdk";
import { conversationRef } from "./refs";

const reportRef = (reportId: string) => db().doc(`reports/${reportId}`);

async function lastOfListener(customerId: string): Promise<DocumentSnapshot | null> {
  const messages = conversationRef(customerId).collection("chatMessages");
  const { docs } = await messages.where("sender", "==", VOLUNTEER).orderBy("timestamp", "desc").limit(1).get();
  return docs[0] ?? null;
}

export class FirestoreReports implements ReportStore, NoteStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async view(reportId: string, customerId: string, messageId: string | null): Promise<ReportView> {
    const meant =
      messageId === null
        ? lastOfListener(customerId)
        : conversationRef(customerId).collection("chatMessages").doc(messageId).get();
    const [stored, seen, message] = await Promise.all([reportRef(reportId).get(), readConversation(customerId), meant]);
    return { stored: read(report, stored), conversation: seen, message: message && read(chatMessage, message) };
  }

  async store(
    reportId: string,
    seen: Versioned<Conversation>,
    { report: made, parted, assignment }: ReportDecision,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.create(reportRef(reportId), { ...made, createdAt: FieldValue.serverTimestamp(), decidedAt: null });
    const { conversationId: customerId, reporterId: actor } = made;
    batch.create(db().doc(`users/${actor}/activity/${reportId}`), { kind: "report", at: FieldValue.serverTimestamp() });
    const { partings } = this;
    const now = this.runtime.now();
    if (parted !== null)
      await partIn(batch, { partings, customerId, listener: parted, seen, assignment, actor, reason: "report", now });
    recordIn(batch, { actor, action: "report.make", target: reportId, reason: made.category });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  decidedWithNote(): Promise<Page<string>> {
    return idsOf(
      db().collection("reports").where("status", "==", "decided").where("note", ">", "").orderBy("note").limit(PAGE),
    );
  }

  decidedWithReason(): Promise<Page<string>> {
    return idsOf(
      db()
        .collection("reports")
        .where("status", "==", "decided")
        .where("reason", ">", "")
        .orderBy("reason")
        .limit(PAGE),
    );
  }

  async blankWords(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(reportRef(reportId), { note: "", reason: "" }, unchangedSince(seen.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async find(reportId: string): Promise<Versioned<Report> | null> {
    return readVersioned(report, await reportRef(reportId).get());
  }

  async decide(
    reportId: string,
    seen: Versioned<Report>,
    { decision, reason, admin }: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const change = { status: "decided", decision, reason, decidedBy: admin, decidedAt: FieldValue.serverTimestamp() };
    batch.update(reportRef(reportId), change, unchangedSince(seen.version));
    // Of a case that was opened again, they were told the first time.
    if (seen.value.by !== "server" && seen.value.reopenedAt === null)
      tellIn(batch, seen.value.reporterId, `case-decided_${reportId}`, "case-decided");
    recordIn(batch, { actor: admin, action: "case.decide", target: reportId, reason: `${decision}: ${reason}` });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async reopen(reportId: string, seen: Versioned<Report>, admin: string): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const opened = { status: "open", decision: null, reason: "", decidedBy: null, decidedAt: null };
    const change = { ...opened, reopenedAt: FieldValue.serverTimestamp() };
    batch.update(reportRef(reportId), change, unchangedSince(seen.version));
    recordIn(batch, { actor: admin, action: "case.reopen", target: reportId, reason: "" });
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
