import type { Assignment } from "@thodu/domain/chat/claim";
import type { Call } from "@thodu/domain/calls/model";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { Refund } from "@thodu/domain/payments/model";
import type { Parted } from "@thodu/domain/reports/blocks";
import type { ReportDecision } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";
import type { Page } from "../ports";

export interface ReportView {
  readonly stored: Report | null;
  readonly conversation: Versioned<Conversation> | null;
  /** The message asked for, or the last one of a listener where none was. */
  readonly message: ChatMessage | null;
  /** The call asked for. */
  readonly call: Call | null;
}

/** What a report names. */
export interface Named {
  readonly messageId: string | null;
  readonly callId: string | null;
}

export interface NoteStore {
  /** Ids of cases with a note that were decided until then. */
  decidedWithNote(until: Millis): Promise<Page<string>>;
  /** Ids of cases with an admin's reason that were decided until then. */
  decidedWithReason(until: Millis): Promise<Page<string>>;
  /** Empties the note and the reason; `conflict` when the case changed meanwhile. */
  blankWords(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict">;
}

/** What admins wrote in the log of changes. */
export interface AuditWordStore {
  /** Ids of lines with such words that were written until then. */
  until(at: Millis): Promise<Page<string>>;
  /** Empties the words of a line. */
  blank(id: string): Promise<void>;
}

/** What admins wrote of refunds. */
export interface RefundWordStore {
  /** Ids of refunds with such words that were asked for until then. */
  worded(until: Millis): Promise<Page<string>>;
  /** Empties the reason; `conflict` when the refund changed meanwhile. */
  blank(paymentId: string, seen: Versioned<Refund>): Promise<"stored" | "conflict">;
}

/** What people report, and what admins make of it. */
export interface ReportStore {
  view(reportId: string, customerId: string, named: Named): Promise<ReportView>;
  /** The report, and with it the block and the end of the claim, in one write; `seen` is null for who has only called. */
  store(
    reportId: string,
    seen: Versioned<Conversation> | null,
    decision: ReportDecision,
  ): Promise<"stored" | "conflict">;
  find(reportId: string): Promise<Versioned<Report> | null>;
  decide(
    reportId: string,
    seen: Versioned<Report>,
    made: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<"stored" | "conflict">;
  reopen(reportId: string, seen: Versioned<Report>, admin: string): Promise<"stored" | "conflict">;
}

/** A block that an admin lifts or puts back. */
export interface BlockChange {
  readonly reportId: string;
  readonly seen: Versioned<Report>;
  readonly parted: Parted;
  readonly admin: string;
  readonly reason: string;
  /** To lift it: the reports that the admin saw; undefined where that is not known. */
  readonly saw: readonly string[] | undefined;
}

export interface BlockStore {
  find(reportId: string): Promise<Versioned<Report> | null>;
  conversation(customerId: string): Promise<Versioned<Conversation> | null>;
  /** Every block of the two, by whichever report, in one write; none where one of them was not seen (`parted-anew`). */
  lift(change: BlockChange): Promise<"stored" | "conflict" | "parted-anew">;
  /** The block of this report; with `assignment`, the talk that the two have ends in the same write. */
  restore(
    change: BlockChange,
    talk: Versioned<Conversation> | null,
    assignment: Assignment | null,
  ): Promise<"stored" | "conflict">;
}
