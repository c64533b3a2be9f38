import type { Allowance, AllowanceFacts } from "@thodu/domain/calls/allowance";
import type { ReadyListener, Sides } from "@thodu/domain/calls/course";
import type { Call } from "@thodu/domain/calls/model";
import type { Locale } from "@thodu/domain/locale";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import type { CallFunds } from "@thodu/domain/plans/callFunds";
import type { Use } from "@thodu/domain/plans/metering";
import type { Millis } from "@thodu/domain/time";
import type { Versioned, Version } from "../chat/ports";
import type { Page } from "../ports";

/** `conflict`: a call, or a place in one, was taken or changed meanwhile; nothing was written. */
type Commit = "stored" | "conflict";

export interface NewCall extends Allowance {
  readonly customerId: string;
  readonly alias: string;
  readonly locale: Locale;
}

export interface Begun {
  readonly count: number;
  /** Version of the record of the last call, read before counting: a call begun meanwhile changes it. Null before the first call. */
  readonly last: Version | null;
}

export interface Ending {
  readonly status: "ended" | "cancelled" | "missed";
  readonly by: Call["endedBy"];
  /** The uid that is written to the audit record; 'server' for a task. */
  readonly actor: string;
  /** What was talked; counted against the plans in the same write, unless it turns out unheard. */
  readonly uses: readonly Use[];
  /** What the listener who ends it tells of its crisis, for the case that the end makes. */
  readonly told?: CrisisEnd | undefined;
  /** Whose page has given no sign since the answer: unless it sent a signal, the free call can be used again, and no plan pays. */
  readonly unheard: "customer" | "volunteer" | null;
}

/** A place, and the call that it is in; null for one that can't be read. */
export type VersionedPlace = Versioned<{ readonly callId: string | null }>;

/** Calls, who is in one, and who takes them: the only way in which any of it is written. */
export interface CallStore {
  find(callId: string): Promise<Versioned<Call> | null>;
  /** As `find`; a call that can't be read counts as gone: nobody can end it, and it must hold nobody. */
  findReadable(callId: string): Promise<Versioned<Call> | null>;
  /** Somebody's place in a call, on either side. */
  placeOf(uid: string): Promise<VersionedPlace | null>;
  /** Whose pages were not heard of since `before`, the longest silent first. */
  silentPlaces(before: Millis): Promise<Page<string>>;
  /** Takes a place away that nobody is in. Does nothing where it changed since it was seen. */
  free(uid: string, seen: VersionedPlace): Promise<void>;
  facts(customerId: string): Promise<Omit<AllowanceFacts, "now">>;
  /** Calls that somebody began since; at most `most` are counted. */
  begunSince(customerId: string, since: Millis, most: number): Promise<Begun>;
  /** Approved listeners whose page told lately that they take calls, and who are not resting, as `customerId` finds them. */
  ready(customerId: string, now: Millis): Promise<readonly ReadyListener[]>;
  /**
   * Stores a call that rings at `volunteerId` until then and takes both places; with nobody to ring at, a missed one.
   * `conflict` also when the caller has begun another one since `last`, or the two were parted.
   */
  open(
    callId: string,
    call: NewCall,
    ring: { readonly volunteerId: string; readonly until: Millis } | null,
    last: Begun["last"],
  ): Promise<Commit>;
  /** `conflict` also where the two were parted. */
  ringAt(
    callId: string,
    seen: Versioned<Call>,
    ring: { readonly volunteerId: string; readonly until: Millis },
  ): Promise<Commit>;
  /** Whether a report has parted the two. */
  parted(customerId: string, uid: string): Promise<boolean>;
  /**
   * Answered now, on that page of the listener. Renews the sign of the listener, and records the free call as used. `conflict`
   * also where the two were parted.
   */
  answer(
    callId: string,
    seen: Versioned<Call>,
    on: { readonly page: string | null; readonly endsAt: Millis },
  ): Promise<Commit>;
  /**
   * The caller is in a crisis: no limit ends the call from now on, even if their level is lowered later. `by`: the listener
   * who said so; null where the conversation did. Of a call that has ended it makes the case that its end would have made.
   */
  lift(callId: string, seen: Versioned<Call>, by: string | null): Promise<Commit>;
  /** Over: frees both places. `conflict` also where the silent side of an unheard call was heard of since. */
  close(callId: string, seen: Versioned<Call>, ending: Ending): Promise<Commit>;
  /**
   * Adds the listener's answers to the case of a call that has ended; those that it has already stay. `no-case`: there is none
   * that could have them.
   */
  tell(callId: string, told: CrisisEnd): Promise<Commit | "no-case">;
  sides(call: Call): Promise<Sides & { readonly funds: CallFunds }>;
  /** The page of `uid` is still in this call. Does nothing once the place is gone. */
  heard(uid: string, callId: string): Promise<void>;
  setListening(uid: string, on: boolean): Promise<void>;
  /** Stores that a page of the listener is open. Does not change whether they take calls. */
  noteListening(uid: string): Promise<void>;
  /** Ids of ringing and active calls, the oldest first; at most 100. */
  running(): Promise<Page<string>>;
}

/** Has a call looked after at a time; asking twice for the same call and time runs it once. */
export interface CallClock {
  lookAfter(callId: string, at: Millis, now: Millis): Promise<void>;
}

export interface IceServer {
  readonly urls: string[];
  readonly username?: string;
  readonly credential?: string;
}

export interface Participation {
  readonly callId: string;
  readonly uid: string;
}

/** The servers by which two browsers meet, with credentials for one side of one call that end by themselves. */
export interface Meeting {
  servers(of: Participation, now: Millis): { readonly iceServers: IceServer[]; readonly relayOnly: boolean };
}
