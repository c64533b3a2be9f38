import type { Conversation, Ways } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import type { OpenWait, Stood } from "@thodu/domain/matching/cohorts";
import type { DayRecord, HelpRequest } from "@thodu/domain/matching/model";
import type { Sign } from "@thodu/domain/matching/gone";
import type { Cover } from "@thodu/domain/matching/usualHours";
import type { Ahead } from "@thodu/domain/matching/position";
import type { HelpChange } from "@thodu/domain/matching/request";
import type { LaterChange } from "@thodu/domain/matching/laterChange";
import type { PromiseEnd } from "@thodu/domain/matching/tellMe";
import type { NoticeKind } from "@thodu/domain/notifications/notices";
import type { PremiumUser } from "@thodu/domain/plans/entitlement";
import type { AuditLine, Versioned } from "../chat/ports";
import type { Page } from "../ports";
import type { DeskListener, Offer, Queued, Withdrawal } from "@thodu/domain/matching/offers";
import type { AvailabilityDecision } from "@thodu/domain/matching/availability";
import type { Millis } from "@thodu/domain/time";
import type { Volunteer } from "@thodu/domain/volunteers/model";

export interface HelpView {
  readonly stored: HelpRequest | null;
  readonly conversation: Versioned<Conversation> | null;
  /** Asked for only without a conversation. */
  readonly calledInCrisis: boolean;
  readonly plan: PremiumUser | null;
}

export interface NewHelpRequest {
  readonly requestId: string;
  readonly userId: string;
  readonly note: string;
  readonly locale: Locale;
}

/** Requests for help, and with each the queue. */
export interface HelpDesk {
  view(customerId: string, requestId: string): Promise<HelpView>;
  /** The request and what it changes of the conversation, in one write; `conflict` when either was written meanwhile. */
  store(
    request: NewHelpRequest,
    seen: Versioned<Conversation> | null,
    change: HelpChange,
  ): Promise<"stored" | "conflict">;
}

export type VersionedListener = Versioned<DeskListener & Pick<Volunteer, "name">>;
export type VersionedQueued = Versioned<Queued>;
export type VersionedWait = Versioned<Conversation & { readonly id: string }>;

export interface AtDesk {
  /** Listeners whose last word was not `away`, however old that is. */
  readonly listeners: readonly VersionedListener[];
  /** Customers who talk with a listener on the phone. */
  readonly onPhone: ReadonlySet<string>;
}

/** The queue in figures. */
export interface DeskCounts {
  readonly crisis: number;
  readonly concern: number;
  readonly plan: number;
  readonly others: number;
  /** In a crisis, waiting, and gone. */
  readonly gone: number;
  /** All who left the page while they waited, with or without a crisis. */
  readonly allGone: number;
  readonly offered: number;
  /** Who asked to be told of their turn, and may have closed their page. */
  readonly promised: number;
  /** When whoever waits for longest came; null when nobody waits. */
  readonly oldest: Millis | null;
}

/** What a day counted of waits. */
export type CountedWaits = Pick<DayRecord, "waits" | "leftWaits" | "cohorts">;

/** A listener with somebody in their care. */
export interface Holder extends Pick<Volunteer, "seenAt"> {
  readonly uid: string;
}

export interface LongestWaits {
  readonly waits: readonly VersionedWait[];
  /** How many wait in all in the language that was asked for; null where none was. */
  readonly count: number | null;
}

/** The queue and who is at the desk: the only way in which offers and availability are written. */
export interface QueueStore {
  atDesk(): Promise<AtDesk>;
  /**
   * The people to match, a bounded number. In any language: those with an open offer, crises and unanswered alarms; in
   * `languages` alone: the first in the queue of each other level of risk.
   */
  candidates(now: Millis, languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /** Everybody in a crisis who stands in the queue, whoever came first, first; at most 1,000. */
  crises(): Promise<readonly VersionedWait[]>;
  /** Who is in a crisis and held by a listener. */
  heldInCrisis(): Promise<readonly VersionedWait[]>;
  /** How many stand in these ranges of the queue, seen from the place of `customerId`. */
  countAhead(customerId: string, ranges: readonly Ahead[]): Promise<number>;
  /** Who stands in the queue and has not said whether they are in danger; who came first, first, and a bounded number. */
  alarmed(): Promise<readonly VersionedWait[]>;
  counts(now: Millis): Promise<DeskCounts>;
  /** Who stands longest in the queue of each level, of one language if it is given; a bounded number. */
  longestWaits(language?: Locale): Promise<LongestWaits>;
  /** Who waits in a crisis and is out of the queue; who wrote last, first, and as many as an admin is shown. */
  goneInCrisis(): Promise<readonly VersionedWait[]>;
  /** Those who came to the queue before then, the earliest first. */
  waitingSinceBefore(before: Millis): Promise<Page<VersionedWait>>;
  /** Takes somebody out of the queue whose page has gone. */
  leave(customerId: string, seen: VersionedWait, at: Millis): Promise<"stored" | "conflict">;
  /** Keeps a sign of somebody's page; who had gone is back in the queue. */
  sign(customerId: string, seen: Versioned<Pick<Conversation, "gone">>, sign: Sign): Promise<"stored" | "conflict">;
  /**
   * The same people with who passed them and who listened last, which stand in a document of their own: one read each. The
   * other queries know neither.
   */
  known(people: readonly VersionedWait[]): Promise<readonly VersionedWait[]>;
  /** Those of these offers whose two a report has parted: one read each. */
  parted(offers: readonly Offer[]): Promise<readonly Offer[]>;
  /** Both were as they were seen; `conflict` when either changed since. */
  offer(
    person: VersionedQueued,
    listener: VersionedListener,
    offer: Offer,
    audit: AuditLine | null,
  ): Promise<"stored" | "conflict">;
  withdraw(person: Versioned<unknown>, withdrawal: Withdrawal): Promise<"stored" | "conflict">;
  /** Somebody who fell silent is away. */
  retire(listener: VersionedListener): Promise<void>;
  /** Lets everybody know whether a listener is there; writes only what is new. */
  tell(anyone: boolean): Promise<void>;
  /** What was told last. */
  anyone(): Promise<boolean>;
  find(customerId: string): Promise<Versioned<Conversation> | null>;
  /** `now` says on which day the time at the desk counts. */
  setAvailability(
    uid: string,
    seen: Versioned<Volunteer>,
    decision: AvailabilityDecision,
    now: Millis,
  ): Promise<"stored" | "conflict">;
  /** Listeners who hold somebody, with the last heartbeat of their desk; at most 200. */
  holders(): Promise<readonly Holder[]>;
  /** The last sign of life of a listener: of their desk, the room of one of these people, or a call; null for none. */
  lastSign(uid: string, customerIds: readonly string[]): Promise<Millis | null>;
  /** The people whom this listener holds. */
  heldBy(uid: string): Promise<readonly string[]>;
  /** Ended conversations that this listener had last, newest first. */
  endedBy(uid: string, limit: number): Promise<readonly (Conversation & { readonly id: string })[]>;
  /** Keeps that a listener has agreed to the code of conduct. */
  agree(uid: string): Promise<void>;
  /** Waits counted on these days (YYYY-MM-DD), in the order asked for. */
  waitsOn(days: readonly string[]): Promise<readonly CountedWaits[]>;
  /** Counts this minute as one in which somebody was there. */
  countCover(now: Millis): Promise<void>;
  /** Such minutes of these days (YYYY-MM-DD); a quarter of an hour old at most. */
  coverOn(days: readonly string[], now: Millis): Promise<readonly Cover[]>;
  /** Those who wait and whose page has asked; a few seconds old at most. */
  openWaits(now: Millis): Promise<readonly OpenWait[]>;
  /** Keeps where somebody stood when they came. */
  stand(customerId: string, seen: Versioned<unknown>, where: Stood): Promise<"stored" | "conflict">;
}

type TellMe = NonNullable<Conversation["tellMe"]>;

/** A listener is free at the desk, or listeners on call can be rung. */
export type TurnNotice = Extract<NoticeKind, "turn" | "turn-by-phone">;

/** Promises to tell people of their turn. */
export interface TellStore {
  /**
   * Those who wait with a promise, each level of risk by itself and the promise that ends first, first: who is at risk in
   * any language, the others in these. A bounded number, however many there are.
   */
  promised(languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /**
   * Everybody with a promise, whatever became of their wait; those that end first, first. Whom a listener has taken is known with
   * what says whether they may be given back to the same wait.
   */
  promises(): Promise<Page<VersionedWait>>;
  /** Gives a promise, or takes it back with null for both. */
  promise(
    customerId: string,
    seen: Versioned<unknown>,
    promise: TellMe | null,
    ways: Ways | null,
  ): Promise<"stored" | "conflict">;
  /** Tells somebody that it is their turn, in one write with the promise as it is from then on. */
  call(seen: VersionedWait, promise: TellMe, notice: TurnNotice): Promise<"stored" | "conflict">;
  /** Whether a notice of the promise was handed over to a push service or mail server, or may have been. */
  reached(seen: VersionedWait): Promise<boolean>;
  /** Ends a promise, with all that follows, in one write. */
  end(seen: VersionedWait, end: PromiseEnd, now: Millis): Promise<"stored" | "conflict">;
  /** The id of the device of the person that was added last; null where notices reach none. */
  newestDevice(uid: string): Promise<string | null>;
}

/** Times later that people asked for. */
export interface LaterStore {
  /** Every time that is not over, whatever became of its wait; the nearest first. Of who was taken as much is known as in `promises`. */
  openTimes(): Promise<Page<VersionedWait>>;
  /** Those that nobody has taken, the nearest first: in these languages, and in any. A bounded number of each. */
  asked(languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /** Those that a listener has taken, the nearest first. */
  takenBy(uid: string): Promise<readonly VersionedWait[]>;
  /** Those taken for a moment a little before or after `now`. */
  near(now: Millis): Promise<readonly VersionedWait[]>;
  /** The record of a listener; null for who has none. */
  listener(uid: string): Promise<Versioned<Volunteer> | null>;
  /** The listeners with whom somebody talks on the phone, or has talked there since; only those whose page came to the call. */
  talkedWith(customerId: string, since: Millis): Promise<readonly string[]>;
  /** Those of these people from whom a report has parted the listener. */
  parted(customerIds: readonly string[], uid: string): Promise<ReadonlySet<string>>;
  /**
   * A change with all that follows from it, in one write. `ways`: how its person is told from now on; undefined leaves that.
   * `taker`: whoever takes it, as they were seen, so that they can't take two at once.
   */
  change(
    seen: VersionedWait,
    change: LaterChange,
    more?: { readonly ways?: Ways; readonly taker?: { readonly uid: string; readonly record: Versioned<Volunteer> } },
  ): Promise<"stored" | "conflict">;
}
