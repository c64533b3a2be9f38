import { refuse, type Failure } from "../errors";
import type { Locale } from "../locale";
import { fail, ok, type Result } from "../result";
import { DAY, HOUR, MINUTE, type Millis } from "../time";
import { capOf } from "./caps";
import type { Booked, RotaListener, Shift, ShiftState } from "./model";

/** How long before a shift its listener is asked to confirm it. */
export const ASKED_BEFORE = 12 * HOUR;
/** How long before its start a shift without confirmation becomes a gap. */
export const CONFIRMED_BEFORE = 2 * HOUR;
/** The least time that the listener has to confirm. */
const ANSWER_TIME = HOUR;
/** A shift that has begun can be taken only if at least this much of it is left. */
const WORTH_TAKING = 30 * MINUTE;
/** A listener who comes to the desk this early counts as there for the shift. */
const EARLY = 15 * MINUTE;
/** How long a past shift is kept in its listener's record, for the limit of the week. */
const BOOKED_KEPT = 8 * DAY;
export const SHIFTS_KEPT = 180 * DAY;

type Times = Pick<Shift, "from" | "to" | "uid" | "confirmedAt" | "cameAt">;

export function stateOf({ from, to, uid, confirmedAt, cameAt }: Times, now: Millis): ShiftState {
  if (now >= to) return uid === null ? "gap" : cameAt === null ? "missed" : "over";
  if (uid === null) return now >= from - CONFIRMED_BEFORE ? "gap" : "open";
  if (cameAt !== null) return "there";
  return confirmedAt === null ? "taken" : "confirmed";
}

export type ShiftWish = "take" | "give-up" | "offer" | "keep" | "confirm";

export type ShiftChange = Partial<Pick<Shift, "uid" | "offered" | "askedAt" | "confirmedAt" | "cameAt">>;

export interface Changed {
  readonly shift: ShiftChange;
  /** The caller's shifts after the change; null if they stay the same. */
  readonly booked: readonly Booked[] | null;
  /** The listener who had the shift and is told that a colleague has taken it; null for nobody. */
  readonly takenFrom: string | null;
}

interface ChangeFacts {
  readonly uid: string;
  readonly shiftId: string;
  readonly shift: Shift;
  readonly own: Pick<RotaListener, "booked">;
  /** The caller's own time zone. */
  readonly zone: string;
  /** The languages that the caller speaks, well or a little. */
  readonly languages: readonly Locale[];
  readonly now: Millis;
}

const NOBODY: ShiftChange = { uid: null, offered: false, askedAt: null, confirmedAt: null, cameAt: null };

export const without = (booked: readonly Booked[], id: string): readonly Booked[] =>
  booked.filter((each) => each.id !== id);

/**
 * Decides a listener's change of a shift. Only a free or offered shift can be taken; all other changes are for its own
 * listener, before it begins.
 */
export function changeShift(
  facts: ChangeFacts,
  wish: ShiftWish,
): Result<Changed, Failure<"SHIFT_CHANGED" | "SHIFT_LIMIT" | "NOT_PERMITTED">> {
  const { uid, shiftId, shift, own, now } = facts;
  if (wish === "take") return take(facts);
  if (shift.uid !== uid || now >= shift.from) return fail(refuse("SHIFT_CHANGED"));
  const changed = (change: ShiftChange): Result<Changed, never> => ok({ shift: change, booked: null, takenFrom: null });
  switch (wish) {
    case "give-up":
      return ok({ shift: NOBODY, booked: without(own.booked, shiftId), takenFrom: null });
    case "offer":
      return changed({ offered: true });
    case "keep":
      return changed({ offered: false });
    case "confirm":
      return now < shift.from - ASKED_BEFORE
        ? fail(refuse("SHIFT_CHANGED"))
        : changed({ confirmedAt: now, askedAt: shift.askedAt ?? now });
  }
}

function take({
  uid,
  shiftId,
  shift,
  own,
  zone,
  languages,
  now,
}: ChangeFacts): Result<Changed, Failure<"SHIFT_CHANGED" | "SHIFT_LIMIT" | "NOT_PERMITTED">> {
  // A repeat, after the answer to the first try was lost.
  if (shift.uid === uid && !shift.offered) return ok({ shift: { offered: false }, booked: null, takenFrom: null });
  const isFree = shift.uid === null || (shift.offered && shift.uid !== uid && now < shift.from);
  if (!isFree || shift.to - now < WORTH_TAKING) return fail(refuse("SHIFT_CHANGED"));
  if (!languages.includes(shift.language)) return fail(refuse("NOT_PERMITTED"));
  const { from, to } = shift;
  if (capOf(own.booked, { from, to }, zone) !== null) return fail(refuse("SHIFT_LIMIT"));
  // A shift that begins soon is confirmed as it is taken.
  const soon = now >= from - ASKED_BEFORE ? now : null;
  return ok({
    shift: { ...NOBODY, uid, askedAt: soon, confirmedAt: soon },
    booked: [...own.booked.filter((each) => each.to > now - BOOKED_KEPT), { id: shiftId, from, to }],
    takenFrom: shift.uid,
  });
}

export type Due = "ask" | "lapse" | "release" | "came";

/**
 * What the sweep has to do with a shift now; null for nothing. `approved` and `present` (at the desk) describe its
 * listener.
 */
export function dueOf(shift: Shift, { approved, present }: Listening, now: Millis): Due | null {
  const { uid, from, to, askedAt, confirmedAt, cameAt } = shift;
  if (uid === null || now >= to) return null;
  // Also in the middle of the shift: nobody is there from then on. A shift that is over keeps its record of who came.
  if (!approved) return "release";
  if (present && cameAt === null && now >= from - EARLY) return "came";
  if (now >= from || confirmedAt !== null || now < from - ASKED_BEFORE) return null;
  if (askedAt === null) return "ask";
  return now >= from - CONFIRMED_BEFORE && now - askedAt >= ANSWER_TIME ? "lapse" : null;
}

export interface Listening {
  readonly approved: boolean;
  readonly present: boolean;
}

export function afterDue(due: Due, now: Millis): ShiftChange {
  switch (due) {
    case "ask":
      return { askedAt: now };
    case "came":
      return { cameAt: now };
    case "lapse":
    case "release":
      return NOBODY;
  }
}
