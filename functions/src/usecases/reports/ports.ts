import type { Assignment } from "@thodu/domain/chat/claim";
import type { Call } from "@thodu/domain/calls/model";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { Refund } from "@thodu/domain/payments/model";
import type { Parted } from "@thodu/domain/reports/blocks";
import type { ReportDecision } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";
import type { ListPage } from "../ports";

export interface ReportView {
  readonly stored: Report | null;
  readonly conversation: Versioned<Conversation> | null;
  /** The message that was named or, if none was, a listener's last one. */
  readonly message: ChatMessage | null;
  /** The call that was named. */
  readonly call: Call | null;
}

/** What a report names. */
export interface Named {
  readonly messageId: string | null;
  readonly callId: string | null;
}

export interface NoteStore {
  /** Ids of cases with a note that were decided before then. */
  decidedWithNote(until: Millis): Promise<ListPage<string>>;
  /** Ids of cases with an admin's reason that were decided before then. */
  decidedWithReason(until: Millis): Promise<ListPage<string>>;
  /** Empties the note and the reason; `conflict` if the case changed meanwhile. */
  blankWords(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict">;
}

export interface VersionedCase {
  readonly id: string;
  readonly seen: Versioned<Report>;
}

/** Cases about hours without a listener, which close by themselves. */
export interface HourCaseStore {
  /** The open ones, oldest first. */
  openOfHours(): Promise<ListPage<VersionedCase>>;
  /** Closes one with an entry in the audit log; `conflict` if it changed meanwhile. */
  closeByItself(reportId: string, seen: Versioned<Report>): Promise<"stored" | "conflict">;
}

/** Texts of admins in the audit log. */
export interface AuditWordStore {
  /** Ids of lines with such a text that were written before then. */
  until(at: Millis): Promise<ListPage<string>>;
  /** Empties the text of a line. */
  blank(id: string): Promise<void>;
}

/** Texts of admins in refunds. */
export interface RefundWordStore {
  /** Ids of refunds with such a text that were asked for before then. */
  worded(until: Millis): Promise<ListPage<string>>;
  /** Empties the reason; `conflict` if the refund changed meanwhile. */
  blank(paymentId: string, seen: Versioned<Refund>): Promise<"stored" | "conflict">;
}

/** What people report, and what admins decide. */
export interface ReportStore {
  view(reportId: string, customerId: string, named: Named): Promise<ReportView>;
  /**
   * Stores the report, with the block and the end of the claim, in one write; `seen` is null for a person who has only
   * called.
   */
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
  /** Stores that an admin looks at the case from now on, or has given it back. */
  acknowledge(
    reportId: string,
    seen: Versioned<Report>,
    made: { readonly does: "take" | "release"; readonly admin: string },
  ): Promise<"stored" | "conflict">;
}

/** A block that an admin lifts or restores. */
export interface BlockChange {
  readonly reportId: string;
  readonly seen: Versioned<Report>;
  readonly parted: Parted;
  readonly admin: string;
  readonly reason: string;
  /** To lift it: the reports that the admin saw; undefined if that is unknown. */
  readonly saw: readonly string[] | undefined;
}

export interface BlockStore {
  find(reportId: string): Promise<Versioned<Report> | null>;
  conversation(customerId: string): Promise<Versioned<Conversation> | null>;
  /**
   * Lifts every block of the two, by whichever report, in one write; none if the admin had not seen one of them
   * (`parted-anew`).
   */
  lift(change: BlockChange): Promise<"stored" | "conflict" | "parted-anew">;
  /** Restores the block of this report; with `assignment`, the talk of the two ends in the same write. */
  restore(
    change: BlockChange,
    talk: Versioned<Conversation> | null,
    assignment: Assignment | null,
  ): Promise<"stored" | "conflict">;
}
