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
import type { Note } from "@thodu/domain/notes/model";
import type { NoticeKind } from "@thodu/domain/notifications/notices";
import type { PremiumUser } from "@thodu/domain/plans/planTerm";
import type { AuditLine, Versioned } from "../chat/ports";
import type { ListPage } from "../ports";
import type { DeskListener, Offer, Queued, Withdrawal } from "@thodu/domain/matching/offers";
import type { AvailabilityDecision } from "@thodu/domain/matching/availability";
import type { Millis } from "@thodu/domain/time";
import type { Volunteer } from "@thodu/domain/volunteers/model";

export interface HelpView {
  readonly stored: HelpRequest | null;
  readonly conversation: Versioned<Conversation> | null;
  /** Read only if there is no conversation. */
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
  /** Stores the request and its change of the conversation in one write; `conflict` if either was written meanwhile. */
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
  /** Listeners whose last availability was not `away`, however old it is. */
  readonly listeners: readonly VersionedListener[];
  /** Customers who are in a call with a listener. */
  readonly onPhone: ReadonlySet<string>;
}

/** The queue in figures. */
export interface DeskCounts {
  readonly crisis: number;
  readonly concern: number;
  readonly plan: number;
  readonly others: number;
  /** People in a crisis who wait and whose page is gone. */
  readonly gone: number;
  /** All who left the page while they waited, in a crisis or not. */
  readonly allGone: number;
  readonly offered: number;
  /** People who asked to be told of their turn; they may have closed their page. */
  readonly promised: number;
  /** The beginning of the longest present wait; null if nobody waits. */
  readonly oldest: Millis | null;
}

/** The waits that a day counted. */
export type CountedWaits = Pick<DayRecord, "waits" | "leftWaits" | "cohorts">;

/** A listener who holds people. */
export interface Holder extends Pick<Volunteer, "seenAt"> {
  readonly uid: string;
}

export interface LongestWaits {
  readonly waits: readonly VersionedWait[];
  /** How many wait in all in the language that was asked for; null if none was. */
  readonly count: number | null;
}

/** The queue and the listeners at the desk; offers and availability are written only through this. */
export interface QueueStore {
  atDesk(): Promise<AtDesk>;
  /** `onPhone` of {@link atDesk} alone. */
  onPhone(): Promise<AtDesk["onPhone"]>;
  /**
   * The people to match, a limited number: those with an open offer, and those whose hand-over ran out lately. If there
   * are `languages`, also crises and unanswered alarms in any language, and in `languages` the first of the queue of
   * each other level.
   */
  candidates(now: Millis, languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /** Everybody in a crisis who stands in the queue, in the order of arrival; at most 1,000. */
  crises(): Promise<readonly VersionedWait[]>;
  /** People in a crisis who are held by a listener. */
  heldInCrisis(): Promise<readonly VersionedWait[]>;
  /** How many people stand in these ranges of the queue, as seen from the place of `customerId`. */
  countAhead(customerId: string, ranges: readonly Ahead[]): Promise<number>;
  /** People in the queue with an open alarm, in the order of arrival; a limited number. */
  alarmed(): Promise<readonly VersionedWait[]>;
  counts(now: Millis): Promise<DeskCounts>;
  /** The people of each level with the longest wait, of one language if it is given; a limited number. */
  longestWaits(language?: Locale): Promise<LongestWaits>;
  /** People who wait in a crisis and are out of the queue, the last to write first; as many as an admin is shown. */
  goneInCrisis(): Promise<readonly VersionedWait[]>;
  /** People who came to the queue before that time, the earliest first. */
  waitingSinceBefore(before: Millis): Promise<ListPage<VersionedWait>>;
  /** Takes a person whose page has gone out of the queue. */
  leave(customerId: string, seen: VersionedWait, at: Millis): Promise<"stored" | "conflict">;
  /** Stores a sign of a person's page; returns a person who had gone to the queue. */
  sign(customerId: string, seen: Versioned<Pick<Conversation, "gone">>, sign: Sign): Promise<"stored" | "conflict">;
  /**
   * `people` with their passes, their last listener and the last claim in which one wrote, which other queries do not
   * return: one read each.
   */
  known(people: readonly VersionedWait[]): Promise<readonly VersionedWait[]>;
  /** The offers among these whose two people a report has parted: one read each. */
  parted(offers: readonly Offer[]): Promise<readonly Offer[]>;
  /** Stores an offer; `conflict` if the person or the listener has changed since they were read. */
  offer(
    person: VersionedQueued,
    listener: VersionedListener,
    offer: Offer,
    audit: AuditLine | null,
  ): Promise<"stored" | "conflict">;
  /** Stores that a listener asks a colleague to go on with a person, and their note; `conflict` as for an offer. */
  handOver(
    person: Versioned<unknown>,
    colleague: VersionedListener,
    offer: Offer,
    audit: AuditLine,
    note: Omit<Note, "at"> | null,
  ): Promise<"stored" | "conflict">;
  withdraw(person: Versioned<unknown>, withdrawal: Withdrawal): Promise<"stored" | "conflict">;
  /** Sets a listener who fell silent to away. */
  retire(listener: VersionedListener): Promise<void>;
  /** Publishes whether a listener is there, if that has changed. */
  tell(anyone: boolean): Promise<void>;
  /** What was published last. */
  anyone(): Promise<boolean>;
  find(customerId: string): Promise<Versioned<Conversation> | null>;
  /** `now` says on which day the time at the desk counts. */
  setAvailability(
    uid: string,
    seen: Versioned<Volunteer>,
    decision: AvailabilityDecision,
    now: Millis,
  ): Promise<"stored" | "conflict">;
  /** Listeners who hold people, with the last heartbeat of their desk; at most 200. */
  holders(): Promise<readonly Holder[]>;
  /** The last sign of a listener: of their desk, of a room of one of these people, or of a call; null for none. */
  lastSign(uid: string, customerIds: readonly string[]): Promise<Millis | null>;
  /** The people whom this listener holds. */
  heldBy(uid: string): Promise<readonly string[]>;
  /** Ended conversations whose last listener this was, newest first. */
  endedBy(uid: string, limit: number): Promise<readonly (Conversation & { readonly id: string })[]>;
  /** Stores that a listener has agreed to the code of conduct. */
  agree(uid: string): Promise<void>;
  /** The waits counted on these days (YYYY-MM-DD), in the same order. */
  waitsOn(days: readonly string[]): Promise<readonly CountedWaits[]>;
  /** Counts this minute as one in which a listener was there. */
  countCover(now: Millis): Promise<void>;
  /** The minutes counted on these days (YYYY-MM-DD); up to a quarter of an hour old. */
  coverOn(days: readonly string[], now: Millis): Promise<readonly Cover[]>;
  /** Open waits of people whose page has asked for their place; up to a few seconds old. */
  openWaits(now: Millis): Promise<readonly OpenWait[]>;
  /** Stores where a person stood when they came. */
  stand(customerId: string, seen: Versioned<unknown>, where: Stood): Promise<"stored" | "conflict">;
}

type TellMe = NonNullable<Conversation["tellMe"]>;

/** A listener is free at the desk, or listeners on call can be rung. */
export type TurnNotice = Extract<NoticeKind, "turn" | "turn-by-phone">;

/** Promises to tell people of their turn. */
export interface TellStore {
  /**
   * People who wait with a promise, each level by itself, the promises that end first in front; people at risk in any
   * language, the others in these. A limited number.
   */
  promised(languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /**
   * Everybody with a promise, even if their wait is over, the promises that end first in front. For people whom a
   * listener has taken, it is also read whether they may be released to the same wait.
   */
  promises(): Promise<ListPage<VersionedWait>>;
  /** Stores a promise; null for both withdraws it. */
  promise(
    customerId: string,
    seen: Versioned<unknown>,
    promise: TellMe | null,
    ways: Ways | null,
  ): Promise<"stored" | "conflict">;
  /** Tells a person that it is their turn, and stores the promise as it is after that, in one write. */
  tellTurn(seen: VersionedWait, promise: TellMe, notice: TurnNotice): Promise<"stored" | "conflict">;
  /** Whether a notice of the promise was, or may have been, accepted by a push service or mail server. */
  reached(seen: VersionedWait): Promise<boolean>;
  /** Ends a promise, with all that follows, in one write. */
  end(seen: VersionedWait, end: PromiseEnd, now: Millis): Promise<"stored" | "conflict">;
  /** The id of the person's newest device; null if no notice can reach one. */
  newestDevice(uid: string): Promise<string | null>;
}

/** Times later that people asked for. */
export interface LaterStore {
  /**
   * Every time that is not over, even if its wait is, the nearest first. As in `promises`, it is also read whether
   * people taken by a listener may be released.
   */
  openTimes(): Promise<ListPage<VersionedWait>>;
  /** Times that no listener has taken, the nearest first: in these languages, and in any. A limited number of each. */
  asked(languages: readonly Locale[]): Promise<readonly VersionedWait[]>;
  /** Times that this listener has taken, the nearest first. */
  takenBy(uid: string): Promise<readonly VersionedWait[]>;
  /** Times that are taken and lie a little before or after `now`. */
  near(now: Millis): Promise<readonly VersionedWait[]>;
  /** The listener's record; null without one. */
  listener(uid: string): Promise<Versioned<Volunteer> | null>;
  /**
   * The listeners with whom the person is in a call, or was in one since then; only those whose page joined the call.
   */
  talkedWith(customerId: string, since: Millis): Promise<readonly string[]>;
  /** Those of these people from whom a report has parted the listener. */
  parted(customerIds: readonly string[], uid: string): Promise<ReadonlySet<string>>;
  /**
   * Stores a change with all that follows from it, in one write. `ways`: how the person is told from now on; undefined
   * leaves that. `taker`: the record of a listener who takes it, as it was read, so that they can't take two at once.
   */
  change(
    seen: VersionedWait,
    change: LaterChange,
    more?: { readonly ways?: Ways; readonly taker?: { readonly uid: string; readonly record: Versioned<Volunteer> } },
  ): Promise<"stored" | "conflict">;
}
