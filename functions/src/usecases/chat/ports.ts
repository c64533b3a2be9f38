import type { Assignment, ClaimDecision } from "@thodu/domain/chat/claim";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { SendDecision } from "@thodu/domain/chat/send";
import type { RiskLabel } from "@thodu/domain/safety/label";
import type { Note } from "@thodu/domain/notes/model";
import type { AuditAction } from "@thodu/domain/accounts/model";
import type { PremiumUser } from "@thodu/domain/plans/planTerm";
import type { Span, UsedBy } from "@thodu/domain/plans/metering";
import type { NewCase } from "@thodu/domain/reports/decide";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import type { RiskState } from "@thodu/domain/safety/alarm";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";

/**
 * A document with the version that was read. A write with that version is refused if the document has changed since.
 */
export interface Versioned<T> {
  readonly value: T;
  readonly version: Version;
}
/** Only the store looks into it. */
export interface Version {
  readonly isVersion: true;
}

export interface SendView {
  readonly conversation: Versioned<Conversation> | null;
  /** Read only if there is no conversation. */
  readonly calledInCrisis: boolean;
  readonly plan: PremiumUser | null;
  /** The use under the keys of all that the person has bought and that has not ended. */
  readonly used: UsedBy;
  readonly stored: ChatMessage | null;
  /** The time in which the replying listener was connected; `always` if it was not looked up. */
  readonly listener: Span;
}

/** `conflict`: somebody else has written in between, and nothing was stored; read again. */
export type Commit = "stored" | "conflict";

export interface HistoryEntry extends ChatMessage {
  readonly messageId: string;
}

/** The listener of a conversation, and when its last talk ended. */
export interface ListeningReader extends Pick<Conversation, "endedAt"> {
  readonly uid: string;
}

export type Participant = "customer" | "volunteer";

export type NewRiskLabel = Omit<RiskLabel, "at">;

/** How a level that a listener sets changes a conversation. */
export interface LabelDecision {
  readonly riskState: RiskState;
  readonly label: NewRiskLabel;
  readonly counted: AlarmCount | null;
  readonly audit: AuditLine;
}

/** What is stored along with the end of a claim. */
export interface ReleaseRecords {
  readonly note?: Omit<Note, "at"> | null;
  /** The listener says that it was hard. */
  readonly wasHard?: boolean;
  /** A case for the admins; once for each claim or wait. */
  readonly report?: NewCase | null;
}

export interface AuditLine {
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  /** The person whose record the target is, so that the line is found for them too. */
  readonly about?: string;
  readonly reason: string;
  /** The colleague to whom a conversation is handed over; never in `reason`, where a deletion would not find them. */
  readonly to?: string;
}

/** Both sides of a claim, read at the same moment; null if missing. */
export interface ClaimView {
  readonly conversation: Versioned<Conversation> | null;
  readonly listener: Versioned<Volunteer> | null;
  /** A report has parted the two. */
  readonly parted: boolean;
}

/**
 * Conversations and messages for those who write, claim, release, end and read them, or set a level. Other stores
 * change conversations too (such as the queue, calls and deletions), all of them by `store/conversation`.
 */
export interface ConversationStore {
  /** `sender`: the customer or a listener; for a listener, the connected time is read too. */
  view(customerId: string, messageId: string, sender: string): Promise<SendView>;
  storeMessage(
    customerId: string,
    messageId: string,
    seen: Versioned<Conversation> | null,
    decision: SendDecision,
  ): Promise<Commit>;
  /** When the listener who holds the conversation was connected to it. */
  listenerSpan(customerId: string, volunteerId: string | null): Promise<Span>;
  find(customerId: string): Promise<Versioned<Conversation> | null>;
  claimView(customerId: string, uid: string): Promise<ClaimView>;
  /** Whether a report has parted the two. */
  parted(customerId: string, uid: string): Promise<boolean>;
  /** Whether the two are in a call. */
  isOnPhone(customerId: string, uid: string): Promise<boolean>;
  /** `conflict` also if the two were parted meanwhile. */
  claim(
    customerId: string,
    seen: Versioned<Conversation>,
    listener: Versioned<Volunteer>,
    uid: string,
    decision: ClaimDecision,
    audit: AuditLine,
  ): Promise<Commit>;
  /**
   * Opens a case for the admins about a listener who must pause; once for each pause, which begins with their last
   * claim.
   */
  tellOfClaimsWithoutReply(uid: string, lastClaimId: string): Promise<void>;
  /** Takes a conversation from its listener, if it has one, and returns it to the queue or closes it. */
  release(
    customerId: string,
    seen: Versioned<Conversation>,
    assignment: Assignment,
    audit: AuditLine,
    records?: ReleaseRecords,
  ): Promise<Commit>;
  /**
   * Stores the level and alarm after the person's answer, or after a check of their last messages together. A crisis
   * unlocks.
   */
  setRiskState(
    customerId: string,
    seen: Versioned<Conversation>,
    riskState: RiskState,
    counted: AlarmCount | null,
  ): Promise<Commit>;
  /** Stores a level that a listener set, with its label for the next training. A crisis unlocks. */
  setRisk(customerId: string, seen: Versioned<Conversation>, decision: LabelDecision): Promise<Commit>;
  markRead(customerId: string, seen: Versioned<Conversation>, by: Participant): Promise<Commit>;
  /**
   * Newest first, at most `limit` + 1: all messages or, for a `reader`, those that the listener may read
   * (`chat/history`). Null if `before` is not a message of this conversation.
   */
  page(
    customerId: string,
    reader: ListeningReader | null,
    before: string | null,
    limit: number,
  ): Promise<readonly HistoryEntry[] | null>;
}

export interface ListenerStore {
  find(uid: string): Promise<Versioned<Volunteer> | null>;
  /** Whether an admin has approved them and not revoked it. */
  isApproved(uid: string): Promise<boolean>;
}
