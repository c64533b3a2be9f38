import type { DocumentSnapshot } from "../../store/database";
import { call } from "@thodu/domain/calls/model";
import { chatMessage, VOLUNTEER, type Conversation } from "@thodu/domain/chat/model";
import { SERVER } from "@thodu/domain/accounts/server";
import { toldOfDecision, type ReportDecision } from "@thodu/domain/reports/decide";
import { CLOSED_BY_ITSELF, hourCategories, HOURS_OVER } from "@thodu/domain/reports/hours";
import { report, type CaseDecision, type Report } from "@thodu/domain/reports/model";
import { NOT_SEEN } from "@thodu/domain/reports/seen";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import type {
  HourCaseStore,
  Named,
  NoteStore,
  ReportStore,
  ReportView,
  VersionedCase,
} from "../../usecases/reports/ports";
import { create, patch, removed, serverTime } from "../../store/changes";
import { stored } from "../../store/commit";
import { documents } from "../../store/documents";
import { adminsWith } from "./admins";
import { auditChange } from "./audit";
import { partChanges } from "./blocks";
import { read, readAll, readVersioned } from "./converters";
import { db } from "../../store/database";
import { noticeChange, supervisorNotice } from "./outbox";
import { readConversation } from "./internals";
import { idsOf, PAGE, pageOf } from "./pages";
import type { Partings } from "./partings";
import { conversationRef } from "./refs";
import { Timestamp } from "../../store/values";

async function lastOfListener(customerId: string): Promise<DocumentSnapshot | null> {
  const messages = conversationRef(customerId).collection("chatMessages");
  const { docs } = await messages.where("sender", "==", VOLUNTEER).orderBy("timestamp", "desc").limit(1).get();
  return docs[0] ?? null;
}

/** Null for an unreadable case, which is logged. */
const readableCase = (doc: DocumentSnapshot): VersionedCase | null =>
  readAll([doc], (each) => {
    const seen = readVersioned(report, each);
    return seen && { id: each.id, seen };
  })[0] ?? null;

export class FirestoreReports implements ReportStore, NoteStore, HourCaseStore {
  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async view(reportId: string, customerId: string, { messageId, callId }: Named): Promise<ReportView> {
    const meant =
      messageId === null
        ? lastOfListener(customerId)
        : conversationRef(customerId).collection("chatMessages").doc(messageId).get();
    const [known, seen, message, called] = await Promise.all([
      db().doc(documents.report(reportId)).get(),
      readConversation(customerId),
      meant,
      callId === null ? null : db().doc(`calls/${callId}`).get(),
    ]);
    return {
      stored: read(report, known),
      conversation: seen,
      message: message && read(chatMessage, message),
      call: called && read(call, called),
    };
  }

  async store(
    reportId: string,
    seen: Versioned<Conversation> | null,
    { report: made, parted, assignment, tells }: ReportDecision,
  ): Promise<"stored" | "conflict"> {
    const { conversationId: customerId, reporterId: actor } = made;
    const { partings } = this;
    const now = this.runtime.now();
    const parting =
      parted === null
        ? []
        : await partChanges({ partings, customerId, listener: parted, seen, assignment, actor, reason: "report", now });
    const told = tells === null ? [] : await adminsWith(tells);
    return stored([
      create(documents.report(reportId), { ...made, createdAt: serverTime, decidedAt: null }),
      create(documents.activity(actor, reportId), { kind: "report", at: serverTime }),
      ...parting,
      ...told.map((admin) => supervisorNotice(admin, reportId)),
      auditChange({ actor, action: "report.make", target: reportId, reason: made.category }),
    ]);
  }

  decidedWithNote(until: Millis): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("reports")
        .where("status", "==", "decided")
        .where("note", ">", "")
        .where("decidedAt", "<=", Timestamp.fromMillis(until))
        .orderBy("note")
        .orderBy("decidedAt")
        .limit(PAGE),
    );
  }

  decidedWithReason(until: Millis): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("reports")
        .where("status", "==", "decided")
        .where("reason", ">", "")
        .where("decidedAt", "<=", Timestamp.fromMillis(until))
        .orderBy("reason")
        .orderBy("decidedAt")
        .limit(PAGE),
    );
  }

  async blankWords(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict"> {
    return stored([patch(documents.report(reportId), { note: "", reason: "", crisis: removed }, seen.version)]);
  }

  async find(reportId: string): Promise<Versioned<Report> | null> {
    return readVersioned(report, await db().doc(documents.report(reportId)).get());
  }

  async decide(
    reportId: string,
    seen: Versioned<Report>,
    { decision, reason, admin }: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<"stored" | "conflict"> {
    const change = { status: "decided", decision, reason, decidedBy: admin, decidedAt: serverTime, ...NOT_SEEN };
    const told = toldOfDecision(seen.value);
    return stored([
      patch(documents.report(reportId), change, seen.version),
      ...(told === null ? [] : [noticeChange(told, `case-decided_${reportId}`, "case-decided")]),
      auditChange({ actor: admin, action: "case.decide", target: reportId, reason: `${decision}: ${reason}` }),
    ]);
  }

  openOfHours(): Promise<ListPage<VersionedCase>> {
    return pageOf(
      db()
        .collection("reports")
        .where("status", "==", "open")
        .where("category", "in", [...hourCategories])
        .orderBy("createdAt")
        .limit(PAGE),
      readableCase,
    );
  }

  async closeByItself(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict"> {
    return stored([
      patch(documents.report(reportId), { ...CLOSED_BY_ITSELF, decidedAt: serverTime }, seen.version),
      auditChange({ actor: SERVER, action: "case.decide", target: reportId, reason: HOURS_OVER }),
    ]);
  }

  async reopen(reportId: string, seen: Versioned<Report>, admin: string): Promise<"stored" | "conflict"> {
    const opened = { status: "open", decision: null, reason: "", decidedBy: null, decidedAt: null };
    return stored([
      patch(documents.report(reportId), { ...opened, reopenedAt: serverTime }, seen.version),
      auditChange({ actor: admin, action: "case.reopen", target: reportId, reason: "" }),
    ]);
  }

  async acknowledge(
    reportId: string,
    seen: Versioned<Report>,
    { does, admin }: { readonly does: "take" | "release"; readonly admin: string },
  ): Promise<"stored" | "conflict"> {
    const [change, action] =
      does === "take"
        ? ([{ seenAt: serverTime, seenBy: admin }, "case.acknowledge"] as const)
        : ([NOT_SEEN, "case.release"] as const);
    return stored([
      patch(documents.report(reportId), change, seen.version),
      auditChange({ actor: admin, action, target: reportId, reason: "" }),
    ]);
  }
}
