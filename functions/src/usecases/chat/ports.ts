import type { Assignment, ClaimDecision } from "@thodu/domain/chat/claim";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { SendDecision } from "@thodu/domain/chat/send";
import type { RiskLabel } from "@thodu/domain/safety/label";
import type { Note } from "@thodu/domain/notes/model";
import type { AuditAction } from "@thodu/domain/accounts/model";
import type { PremiumUser } from "@thodu/domain/plans/entitlement";
import type { Span, UsedBy } from "@thodu/domain/plans/metering";
import type { Report } from "@thodu/domain/reports/model";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import type { RiskState } from "@thodu/domain/safety/alarm";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";

/**
 * A document as it was read, with the store's proof of that moment. A write that carries the proof is refused when
 * the document has changed since.
 */
export interface Versioned<T> {
  readonly value: T;
  readonly version: Version;
}
/** Opaque to use cases. */
export interface Version {
  readonly isVersion: true;
}

export interface SendView {
  readonly conversation: Versioned<Conversation> | null;
  /** Asked for only without a conversation. */
  readonly calledInCrisis: boolean;
  readonly plan: PremiumUser | null;
  /** What stands under the keys of all that the person has bought and not ended. */
  readonly used: UsedBy;
  readonly stored: ChatMessage | null;
  /** When the listener who replies was connected; `always` where it was not asked for. */
  readonly listener: Span;
}

/** `conflict`: something was written in between, nothing of ours was; look again. */
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

/** What a listener's level makes of a conversation. */
export interface LabelDecision {
  readonly riskState: RiskState;
  readonly label: NewRiskLabel;
  readonly counted: AlarmCount | null;
  readonly audit: AuditLine;
}

/** What the end of a claim leaves behind, in the same write. */
export interface ReleaseRecords {
  readonly note?: Omit<Note, "at"> | null;
  /** Its listener says that it was hard. */
  readonly wasHard?: boolean;
  /** For the admins; once for each claim or wait. */
  readonly report?: Omit<Report, "createdAt" | "decidedAt"> | null;
}

export interface AuditLine {
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  /** Whose record the target is, so that it is found among what was done for them. */
  readonly about?: string;
  readonly reason: string;
  /** The colleague to whom a conversation is handed over; never in `reason`, where a deletion would not find them. */
  readonly to?: string;
}

/** Both sides of a claim, as of one moment; null for what is not there. */
export interface ClaimView {
  readonly conversation: Versioned<Conversation> | null;
  readonly listener: Versioned<Volunteer> | null;
  /** A report has parted the two. */
  readonly parted: boolean;
}

/** The conversations and their messages: the only way in which either is written. */
export interface ConversationStore {
  /** `sender`: the customer or a listener; for a listener, since when they are connected is looked up too. */
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
  /** Whether the two talk on the phone. */
  isOnPhone(customerId: string, uid: string): Promise<boolean>;
  /** `conflict` also where the two were parted meanwhile. */
  claim(
    customerId: string,
    seen: Versioned<Conversation>,
    listener: Versioned<Volunteer>,
    uid: string,
    decision: ClaimDecision,
    audit: AuditLine,
  ): Promise<Commit>;
  /** Opens a case for the admins about a listener who must pause; once for each pause, which begins with their last claim. */
  tellOfUnanswered(uid: string, lastClaimId: string): Promise<void>;
  /** Takes a conversation from its listener, if it has one, and puts it back in the queue or closes it. */
  release(
    customerId: string,
    seen: Versioned<Conversation>,
    assignment: Assignment,
    audit: AuditLine,
    records?: ReleaseRecords,
  ): Promise<Commit>;
  /** How grave a talk stands, by what its person has answered or their last messages say together. A crisis unlocks. */
  setRiskState(
    customerId: string,
    seen: Versioned<Conversation>,
    riskState: RiskState,
    counted: AlarmCount | null,
  ): Promise<Commit>;
  /** The level a listener gives, with its label for the next training. A crisis unlocks. */
  setRisk(customerId: string, seen: Versioned<Conversation>, decision: LabelDecision): Promise<Commit>;
  markRead(customerId: string, seen: Versioned<Conversation>, by: Participant): Promise<Commit>;
  /**
   * Newest first; at most `limit` + 1: all of them, or what the `reader`, its listener, may read (`chat/history`). Null
   * when `before` is not a message of this conversation.
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
  /** Whether an admin has approved them and not taken it back. */
  isApproved(uid: string): Promise<boolean>;
}
