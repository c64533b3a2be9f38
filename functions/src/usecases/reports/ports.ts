import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { ReportDecision } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import type { Seen } from "../chat/ports";

export interface ReportView {
  readonly stored: Report | null;
  readonly conversation: Seen<Conversation> | null;
  /** The message asked for, or the last one of a listener where none was. */
  readonly message: ChatMessage | null;
}

/** A decided case that still has its note. */
export interface NotedCase {
  readonly reportId: string;
  readonly seen: Seen<Report>;
}

export interface NoteStore {
  /** Decided cases with a note, page by page; one that can't be read is passed to `onDefect` and left out. */
  decidedWithNotes(onDefect: (error: unknown) => void): AsyncIterable<readonly NotedCase[]>;
  /** Empties the note; `conflict` when the case changed meanwhile. */
  blankNote(reportId: string, seen: Seen<Report>): Promise<"stored" | "conflict">;
}

/** What people report, and what admins make of it. */
export interface ReportStore {
  view(reportId: string, customerId: string, messageId: string | null): Promise<ReportView>;
  /** The report, and with it the block and the end of the claim, in one write. */
  store(reportId: string, seen: Seen<Conversation>, decision: ReportDecision): Promise<"stored" | "conflict">;
  find(reportId: string): Promise<Seen<Report> | null>;
  decide(
    reportId: string,
    seen: Seen<Report>,
    made: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<"stored" | "conflict">;
}
