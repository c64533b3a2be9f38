import type { Allowance, AllowanceFacts } from "@thodu/domain/calls/allowance";
import type { ReadyListener, Sides } from "@thodu/domain/calls/course";
import type { Call } from "@thodu/domain/calls/model";
import type { Locale } from "@thodu/domain/locale";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import type { CallFunds } from "@thodu/domain/plans/callFunds";
import type { Use } from "@thodu/domain/plans/metering";
import type { Millis } from "@thodu/domain/time";
import type { Versioned, Version } from "../chat/ports";
import type { ListPage } from "../ports";

/** `conflict`: a call, or a place in one, was taken or changed meanwhile; nothing was written. */
type Commit = "stored" | "conflict";

export interface NewCall extends Allowance {
  readonly customerId: string;
  readonly alias: string;
  readonly locale: Locale;
}

export interface Begun {
  readonly count: number;
  /**
   * Version of the record of the last call, read before counting: a call begun meanwhile changes it. Null before the
   * first call.
   */
  readonly last: Version | null;
}

export interface Ending {
  readonly status: "ended" | "cancelled" | "missed";
  readonly by: Call["endedBy"];
  /** The uid for the audit record; 'server' for a task. */
  readonly actor: string;
  /** The time talked; counted for the plans in the same write, unless the call turns out unheard. */
  readonly uses: readonly Use[];
  /** What the listener who ends it reports of its crisis, for the case that the end opens. */
  readonly told?: CrisisEnd | undefined;
  /**
   * The side whose page gave no sign since the answer. Unless that side sent a signal, the free call is returned and no
   * plan is used.
   */
  readonly unheard: "customer" | "volunteer" | null;
}

/** A person's place, and the call that it is in; null for a call that can't be read. */
export type VersionedPlace = Versioned<{ readonly callId: string | null }>;

/** Calls, the people in them, and the listeners who take them; they are written only through this. */
export interface CallStore {
  find(callId: string): Promise<Versioned<Call> | null>;
  /** Like `find`, but a call that can't be read counts as gone: nobody could end it, so it must hold nobody. */
  findReadable(callId: string): Promise<Versioned<Call> | null>;
  /** A person's place in a call, on either side. */
  placeOf(uid: string): Promise<VersionedPlace | null>;
  /** People in a call whose page gave no sign since `before`, the longest silent first. */
  silentPlaces(before: Millis): Promise<ListPage<string>>;
  /** Removes a place that belongs to no call. Does nothing if it has changed since it was read. */
  free(uid: string, seen: VersionedPlace): Promise<void>;
  facts(customerId: string): Promise<Omit<AllowanceFacts, "now">>;
  /** Counts the calls that a person began since `since`, at most `most`. */
  begunSince(customerId: string, since: Millis, most: number): Promise<Begun>;
  /**
   * Approved listeners whose page recently said that they take calls and who are not resting, as seen for `customerId`.
   */
  ready(customerId: string, now: Millis): Promise<readonly ReadyListener[]>;
  /**
   * Stores a call that rings at `volunteerId` and takes both places; a missed call if there is nobody to ring.
   * `conflict` also if the caller has begun another call since `last`, or the two were parted.
   */
  open(
    callId: string,
    call: NewCall,
    ring: { readonly volunteerId: string; readonly until: Millis } | null,
    last: Begun["last"],
  ): Promise<Commit>;
  /** `conflict` also if the two were parted. */
  ringAt(
    callId: string,
    seen: Versioned<Call>,
    ring: { readonly volunteerId: string; readonly until: Millis },
  ): Promise<Commit>;
  /** Whether a report has parted the two. */
  parted(customerId: string, uid: string): Promise<boolean>;
  /**
   * Stores the answer, on that page of the listener, as a sign of the listener, and the free call as used. `conflict`
   * also if the two were parted.
   */
  answer(
    callId: string,
    seen: Versioned<Call>,
    on: { readonly page: string | null; readonly endsAt: Millis },
  ): Promise<Commit>;
  /**
   * Marks the call as one in a crisis: it has no limit from now on, even if the person's level is lowered later. `by`:
   * the listener who reported it; null if the conversation did. For a call that has ended, opens the case that its end
   * would have opened.
   */
  lift(callId: string, seen: Versioned<Call>, by: string | null): Promise<Commit>;
  /**
   * Ends the call and frees both places. `conflict` also if the silent side of an unheard call has given a sign since.
   */
  close(callId: string, seen: Versioned<Call>, ending: Ending): Promise<Commit>;
  /**
   * Adds what the listener reports to the case of a call that has ended; an earlier report stays. `no-case`: there is
   * no such case.
   */
  tell(callId: string, told: CrisisEnd): Promise<Commit | "no-case">;
  sides(call: Call): Promise<Sides & { readonly funds: CallFunds }>;
  /** Stores a sign of the page of `uid` in this call. Does nothing once the place is gone. */
  heard(uid: string, callId: string): Promise<void>;
  setListening(uid: string, on: boolean): Promise<void>;
  /** Stores that a page of the listener is open. Does not change whether they take calls. */
  noteListening(uid: string): Promise<void>;
  /** Ids of ringing and active calls, the oldest first; at most 100. */
  running(): Promise<ListPage<string>>;
}

/** Schedules the processing of a call; asking twice for the same call and time runs it once. */
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

/** The servers that connect two browsers, with credentials for one side of one call, which expire. */
export interface Meeting {
  servers(of: Participation, now: Millis): { readonly iceServers: IceServer[]; readonly relayOnly: boolean };
}
