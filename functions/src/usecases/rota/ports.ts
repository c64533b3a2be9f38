import type { Locale } from "@thodu/domain/locale";
import type { Due, Changed } from "@thodu/domain/rota/change";
import type { Warning } from "@thodu/domain/rota/cover";
import type { MeasuredDay } from "@thodu/domain/rota/forecast";
import type { RotaDay, RotaListener, Shift } from "@thodu/domain/rota/model";
import type { Place } from "@thodu/domain/rota/plan";
import type { NightPhone } from "@thodu/domain/rota/tonight";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";

type Commit = "stored" | "conflict";

export interface VersionedShift extends Versioned<Shift> {
  readonly id: string;
}

/** A listener's own record of shifts; without a version if there is none yet. */
export interface VersionedRotaListener {
  readonly value: RotaListener;
  readonly version: Versioned<RotaListener>["version"] | null;
}

/** The secrets in the addresses of calendars. They are made from the number of the address, so that none is stored. */
export interface FeedTokens {
  feedToken(uid: string, number: number): string;
  /** The hash of a secret, which is stored. */
  feedHash(token: string): string;
}

/** What the rota needs to know of a listener who has a shift, or may take one. */
export interface RotaPerson {
  readonly name: string;
  readonly approved: boolean;
  /** At the desk now. */
  readonly present: boolean;
  /** Spoken well or a little. */
  readonly languages: readonly Locale[];
}

export interface NamedPhone extends NightPhone {
  readonly name: string;
}

/** The rota; its days, shifts and listeners' records are written only through this. */
export interface RotaStore {
  /** What these days counted; days without a record are left out. */
  measured(from: string, before: string): Promise<readonly MeasuredDay[]>;
  /** Of these days, those that are stored. */
  days(days: readonly string[]): Promise<readonly RotaDay[]>;
  /** Stores a day with its shifts; does nothing if it is stored already. */
  openDay(day: RotaDay, places: readonly Place[]): Promise<void>;
  /** Shifts that begin in this time, in that order; at most 3,000. */
  shifts(from: Millis, before: Millis): Promise<readonly VersionedShift[]>;
  find(shiftId: string): Promise<VersionedShift | null>;
  listener(uid: string): Promise<VersionedRotaListener>;
  /** The listener whose calendar has this hash of its secret; null for nobody. */
  feedOf(hash: string): Promise<{ readonly uid: string; readonly value: RotaListener } | null>;
  /** Stores the address of a calendar, if the record is unchanged. */
  setFeed(
    uid: string,
    own: VersionedRotaListener,
    feed: Pick<RotaListener, "feed" | "feeds" | "feedLocale">,
  ): Promise<Commit>;
  /** The time zone that a listener has set. */
  zone(uid: string): Promise<string>;
  people(uids: readonly string[], now: Millis): Promise<ReadonlyMap<string, RotaPerson>>;
  /** Languages spoken at the desk at this moment. */
  deskLanguages(now: Millis): Promise<ReadonlySet<Locale>>;
  /** Approved listeners who may be on call; at most 500. */
  phones(): Promise<readonly NamedPhone[]>;
  /**
   * Stores a listener's change of a shift, if the shift and the records are unchanged; tells the listener who had it
   * before.
   */
  change(
    uid: string,
    seen: VersionedShift,
    own: VersionedRotaListener,
    before: VersionedRotaListener | null,
    changed: Changed,
  ): Promise<Commit>;
  /** Stores what was due of a shift and tells its listener. */
  settle(seen: VersionedShift, due: Due, now: Millis): Promise<Commit>;
  /** Opens a case for the admins, unless there is one; for a whole day, marks the day as told. */
  warn(warning: Warning, day: string | null): Promise<void>;
}
