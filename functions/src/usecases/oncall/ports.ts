import type { Conversation } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import type { OnCall, RingState } from "@thodu/domain/oncall/model";
import type { PhoneRecord } from "@thodu/domain/oncall/bounds";
import type { NewRing, PagedPerson, Phone } from "@thodu/domain/oncall/page";
import type { CallReceipts } from "@thodu/domain/oncall/call";
import type { OnCallWish, Page, Ring } from "@thodu/domain/oncall/records";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";

type Commit = "stored" | "conflict";

export type VersionedRing = Versioned<Ring & { readonly id: string }>;
export type VersionedOnCall = Versioned<OnCall>;

/** An open page and its conversation; null if that is gone. */
export interface OpenPage {
  readonly customerId: string;
  readonly page: Versioned<Page>;
  readonly talk: Versioned<Conversation> | null;
  /** They are in a call with a listener. */
  readonly isOnPhone: boolean;
}

export interface VersionedPhone {
  readonly phone: Phone;
  readonly record: VersionedOnCall;
}

/** A ring to be stored, with the phone as it was read. */
export interface RingToStore extends Pick<NewRing, "wave" | "expiresAt"> {
  readonly id: string;
  readonly phone: VersionedPhone;
}

/** Listeners on call, open pages and their rings; they are written only through this. */
export interface PagerStore {
  /** Open pages: those of all people at risk, and the 100 oldest of the others. */
  openPages(): Promise<readonly OpenPage[]>;
  findPage(customerId: string): Promise<Versioned<Page> | null>;
  /** Whether a person is in a call with a listener. */
  isOnPhone(customerId: string): Promise<boolean>;
  /** Whether there is an open page for anybody else on this network. */
  isNetworkPaged(network: string, but: string): Promise<boolean>;
  /** Whether a phone rings for a person now. */
  isRung(customerId: string): Promise<boolean>;
  /** Rings that have not ended, test rings included; at most 500. */
  ringing(): Promise<readonly VersionedRing[]>;
  findRing(ringId: string): Promise<VersionedRing | null>;
  /** Approved listeners who are on call. */
  phones(now: Millis): Promise<readonly VersionedPhone[]>;
  /** Like `phones`, but up to a minute old. */
  phonesLately(now: Millis): Promise<readonly Phone[]>;
  /** Whether any phone may be rung for everybody who waits; up to a minute old. */
  anyoneOnCall(now: Millis): Promise<boolean>;
  record(uid: string): Promise<VersionedOnCall | null>;
  /** The pairs among these whom a report has parted: one read each. */
  parted<P extends { readonly customerId: string; readonly uid: string }>(pairs: readonly P[]): Promise<readonly P[]>;
  begin(customerId: string, seen: Versioned<Page> | null, page: Page): Promise<Commit>;
  /** Stores rings of a page, if the page, the conversation and the phones are unchanged since they were read. */
  ring(
    open: OpenPage,
    news: Pick<Page, "waves" | "replaced">,
    rings: readonly RingToStore[],
    now: Millis,
  ): Promise<Commit>;
  /** Stores that a ring has ended, and what that says of its phone. */
  end(
    seen: VersionedRing,
    how: RingState,
    phone: { readonly seen: VersionedOnCall; readonly after: PhoneRecord } | null,
  ): Promise<Commit>;
  close(open: OpenPage, end: Pick<Page, "waves" | "unanswered"> & { readonly endedAt: Millis }): Promise<Commit>;
  /** Counts a phone as not rung for a person; does nothing if there is no page. */
  forgetRung(customerId: string, uid: string): Promise<void>;
  /** Opens the case that nobody on call could be reached for these people; once an hour, and once for a crisis. */
  tellNobodyReached(people: readonly Pick<PagedPerson, "locale" | "risk">[], now: Millis): Promise<void>;
  /** The devices on which a listener is told of rings, and the language; no devices if they don’t want that. */
  devicesOf(uid: string): Promise<{ readonly locale: Locale; readonly tokens: readonly string[] }>;
  /** Stores that a ring was handed to the push service, or answered. Does nothing if it is gone. */
  mark(ringId: string, what: "deliveredAt" | "answeredAt"): Promise<void>;
  /** Stores that the listener comes: the ring goes on until then. */
  comes(ringId: string, until: Millis): Promise<void>;
  /**
   * Stores what a phone, or the carrier, reported of a ring; `phone`: its new record, if the ring counts from now on.
   */
  receive(
    seen: VersionedRing,
    told: CallReceipts,
    phone: { readonly seen: VersionedOnCall; readonly reached: readonly Millis[] } | null,
  ): Promise<Commit>;
  saveWish(uid: string, wish: OnCallWish): Promise<void>;
  /** Stores a test ring for the caller only. */
  testRing(uid: string, ringId: string, until: Millis): Promise<void>;
  /** Stores that the test ring was answered, so that the phone may be rung; by push only if the push has arrived. */
  passTest(uid: string, seen: VersionedRing, arrived: boolean): Promise<Commit>;
  /** Stores whether a push reaches the listener; does nothing if they have never been on call. */
  notePush(uid: string, reaches: boolean): Promise<void>;
  /** Stores a sign of an open standby page, and whether its listener was on call then. */
  noteStandby(uid: string, onCall: boolean): Promise<void>;
}

/** What is stored of calls by telephone, besides their rings. */
export interface CallStore {
  /** Counts a test call and stores its ring; `conflict`: the record changed meanwhile. */
  begin(uid: string, ringId: string, until: Millis, seen: VersionedOnCall, tests: readonly Millis[]): Promise<Commit>;
  /** Marks the ring before the carrier is asked for a call. Only the caller whose write is stored asks the carrier. */
  take(seen: VersionedRing): Promise<Commit>;
  /**
   * Stores the carrier's call id, or null if it refused. Returns the ring's state, or null if there is no such ring.
   */
  note(ringId: string, callId: string | null): Promise<RingState | null>;
  /**
   * Stores that a key was pressed in the test call, so that the phone may be rung and called. `first`: no test was
   * passed before.
   */
  pass(seen: VersionedRing, phone: VersionedOnCall, first: boolean): Promise<Commit>;
}

/** Schedules the next run of the pager; asking twice for the same time runs it once. */
export interface PagerClock {
  lookAt(at: Millis, now: Millis): Promise<void>;
}

/** Keys of networks that are valid for a day and don't reveal the network. */
export interface NetworkKeys {
  key(day: string, subject: string): Promise<string>;
}

/** A token for each ring, sent only with its push: its holder may confirm that the ring arrived, and nothing else. */
export interface RingTokens {
  tokenFor(ringId: string): string;
  isToken(ringId: string, token: string): boolean;
}

export interface CarrierSettings {
  readonly account: string;
  /** The current token and, for a while, the one before. */
  readonly tokens: readonly string[];
  /** The number from which phones are called. */
  readonly number: string;
  /** The address to which the carrier reports what becomes of a call. */
  readonly webhook: string;
  /** Null: the carrier itself. */
  readonly baseUrl: string | null;
}

/** What is said in a call after it was picked up. */
export interface Speech {
  readonly locale: Locale;
  readonly words: string;
}

export interface CallToPlace extends Speech {
  readonly ringId: string;
  /** As E.164. */
  readonly number: string;
  /** How long it rings at most. */
  readonly lasts: Millis;
}

/** `unsure`: the connection broke, and the phone may ring all the same. */
export type Placed = { readonly placed: "yes"; readonly callId: string } | { readonly placed: "refused" | "unsure" };

/** Calls telephones. It reports by its webhook, with the id of the ring in the address. */
export interface Carrier {
  place(call: CallToPlace): Promise<Placed>;
  /** Ends a call that may be over already. */
  hangUp(callId: string): Promise<void>;
  /** Whether a form that came to the webhook, with this query in its address, is signed by the carrier. */
  isSigned(query: string, form: URLSearchParams, signature: string): boolean;
  /** The webhook's answer that makes the phone say this text and end the call. */
  saying(speech: Speech): string;
}
