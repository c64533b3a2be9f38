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

/** A page that goes on, and the conversation it is for; null where there is none any more. */
export interface OpenPage {
  readonly customerId: string;
  readonly page: Versioned<Page>;
  readonly talk: Versioned<Conversation> | null;
  /** They talk with a listener on the phone. */
  readonly isOnPhone: boolean;
}

export interface VersionedPhone {
  readonly phone: Phone;
  readonly record: VersionedOnCall;
}

/** A ring to be stored, with the phone as it was seen. */
export interface RingToStore extends Pick<NewRing, "wave" | "expiresAt"> {
  readonly id: string;
  readonly phone: VersionedPhone;
}

/** Who is on call, the pages that go on and their rings: the only way in which any of it is written. */
export interface PagerStore {
  /** Pages that go on: those of everybody at risk, however many others there are, and of these the 100 oldest. */
  openPages(): Promise<readonly OpenPage[]>;
  findPage(customerId: string): Promise<Versioned<Page> | null>;
  /** Whether somebody talks with a listener on the phone. */
  isOnPhone(customerId: string): Promise<boolean>;
  /** Whether a page goes on for anybody on this network but this person. */
  isNetworkPaged(network: string, but: string): Promise<boolean>;
  /** Whether a phone rings for somebody now. */
  isRung(customerId: string): Promise<boolean>;
  /** Rings that stand, those of tests included; at most 500. */
  ringing(): Promise<readonly VersionedRing[]>;
  findRing(ringId: string): Promise<VersionedRing | null>;
  /** Approved listeners who are on call. */
  phones(now: Millis): Promise<readonly VersionedPhone[]>;
  /** As `phones`, a minute old at most. */
  phonesLately(now: Millis): Promise<readonly Phone[]>;
  /** Whether anybody may be rung for everybody who waits; a minute old at most. */
  anyoneOnCall(now: Millis): Promise<boolean>;
  record(uid: string): Promise<VersionedOnCall | null>;
  /** Those of these pairs whom a report has parted: one read each. */
  parted<P extends { readonly customerId: string; readonly uid: string }>(pairs: readonly P[]): Promise<readonly P[]>;
  begin(customerId: string, seen: Versioned<Page> | null, page: Page): Promise<Commit>;
  /** Stores rings for a page, if page, conversation and phones are still as they were seen. */
  ring(
    open: OpenPage,
    news: Pick<Page, "waves" | "replaced">,
    rings: readonly RingToStore[],
    now: Millis,
  ): Promise<Commit>;
  /** A ring has ended; what that says of its phone. */
  end(
    seen: VersionedRing,
    how: RingState,
    phone: { readonly seen: VersionedOnCall; readonly after: PhoneRecord } | null,
  ): Promise<Commit>;
  close(open: OpenPage, end: Pick<Page, "waves" | "unanswered"> & { readonly endedAt: Millis }): Promise<Commit>;
  /** Counts a phone as not rung for somebody; nothing where there is no page. */
  forgetRung(customerId: string, uid: string): Promise<void>;
  /** Tells the admins that nobody on call could be reached for these people; once an hour, and once for a crisis. */
  tellNobodyReached(people: readonly Pick<PagedPerson, "locale" | "risk">[], now: Millis): Promise<void>;
  /** Where and in which language a listener’s phone is told; no devices where they don’t want that. */
  devicesOf(uid: string): Promise<{ readonly locale: Locale; readonly tokens: readonly string[] }>;
  /** A ring has got so far: handed to the push service, or answered. Nothing for one that is gone. */
  mark(ringId: string, what: "deliveredAt" | "answeredAt"): Promise<void>;
  /** They said that they come: until then it rings on. */
  comes(ringId: string, until: Millis): Promise<void>;
  /** Keeps what a phone, or the carrier, told of a ring; `phone` where the ring counts from now on. */
  receive(
    seen: VersionedRing,
    told: CallReceipts,
    phone: { readonly seen: VersionedOnCall; readonly reached: readonly Millis[] } | null,
  ): Promise<Commit>;
  saveWish(uid: string, wish: OnCallWish): Promise<void>;
  /** A test ring for the caller alone. */
  testRing(uid: string, ringId: string, until: Millis): Promise<void>;
  /** The test ring was answered: the phone may be rung from now on; by a push only if that has arrived. */
  passTest(uid: string, seen: VersionedRing, arrived: boolean): Promise<Commit>;
  /** Whether a push reaches the listener; nothing where they have never been on call. */
  notePush(uid: string, reaches: boolean): Promise<void>;
  /** A sign of an open standby page, and whether it found its listener on call. */
  noteStandby(uid: string, onCall: boolean): Promise<void>;
}

/** What is stored of calls by telephone, beside their rings. */
export interface CallStore {
  /** Counts a test call and stores its ring; `conflict`: the record changed meanwhile. */
  begin(uid: string, ringId: string, until: Millis, seen: VersionedOnCall, tests: readonly Millis[]): Promise<Commit>;
  /** Marks the ring before the carrier is asked for a call. Only the caller whose write is stored asks the carrier. */
  take(seen: VersionedRing): Promise<Commit>;
  /** Stores the carrier's call id, or null if it refused. Answers the ring's state, or null if there is no such ring. */
  note(ringId: string, callId: string | null): Promise<RingState | null>;
  /** A key was pressed in the test call: the phone may be rung, and called, from now on. `first`: no test was passed before. */
  pass(seen: VersionedRing, phone: VersionedOnCall, first: boolean): Promise<Commit>;
}

/** Has the pager look again at a time; asking twice for the same time looks once. */
export interface PagerClock {
  lookAt(at: Millis, now: Millis): Promise<void>;
}

/** A key of a network that holds for a day and from which nobody can tell the network. */
export interface NetworkKeys {
  key(day: string, subject: string): Promise<string>;
}

/** A word for each ring that its push alone carries: whoever has it may say that the ring arrived, and nothing else. */
export interface RingTokens {
  tokenFor(ringId: string): string;
  isToken(ringId: string, token: string): boolean;
}

export interface CarrierSettings {
  readonly account: string;
  /** The current one, and for a while the one before. */
  readonly tokens: readonly string[];
  /** Whose number a phone shows. */
  readonly number: string;
  /** Where the carrier tells what becomes of a call. */
  readonly webhook: string;
  /** Null: the carrier itself. */
  readonly baseUrl: string | null;
}

/** What is said in a call, once it was picked up. */
export interface Speech {
  readonly locale: Locale;
  readonly words: string;
}

export interface CallToPlace extends Speech {
  readonly ringId: string;
  /** As E.164. */
  readonly number: string;
  /** It rings for so long at most. */
  readonly lasts: Millis;
}

/** `unsure`: the line broke, and the phone may ring all the same. */
export type Placed = { readonly placed: "yes"; readonly callId: string } | { readonly placed: "refused" | "unsure" };

/** Calls telephones. What it tells of a call comes by its webhook, with the id of the ring in the address. */
export interface Carrier {
  place(call: CallToPlace): Promise<Placed>;
  /** Ends a call that may be over already. */
  hangUp(callId: string): Promise<void>;
  /** Whether a form that came to the webhook, with this query in its address, is the carrier’s. */
  isSigned(query: string, form: URLSearchParams, signature: string): boolean;
  /** What the webhook answers, so that the phone hears these words and the call is over. */
  saying(speech: Speech): string;
}
