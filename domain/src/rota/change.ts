import { refuse, type Failure } from "../errors";
import type { Locale } from "../locale";
import { fail, ok, type Result } from "../result";
import { DAY, HOUR, MINUTE, type Millis } from "../time";
import { capOf } from "./caps";
import type { Booked, RotaListener, Shift, ShiftState } from "./model";

/** A shift's listener is asked this long before it whether they come. */
export const ASKED_BEFORE = 12 * HOUR;
/** Unconfirmed this long before it begins, a shift is a gap. */
export const CONFIRMED_BEFORE = 2 * HOUR;
/** The least time to answer that question. */
const ANSWER_TIME = HOUR;
/** A shift that has begun can be taken while this much of it is left. */
const WORTH_TAKING = 30 * MINUTE;
/** Somebody may come so much early. */
const EARLY = 15 * MINUTE;
/** Shifts are remembered for a listener's week as long as it may matter. */
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
  /** The shifts of the caller afterwards; null where they stay the same. */
  readonly booked: readonly Booked[] | null;
  /** Who had it until now and is told that a colleague has it; null for nobody. */
  readonly takenFrom: string | null;
}

interface ChangeFacts {
  readonly uid: string;
  readonly shiftId: string;
  readonly shift: Shift;
  readonly own: Pick<RotaListener, "booked">;
  /** The caller's own time zone. */
  readonly zone: string;
  /** Which the caller speaks, well or a little. */
  readonly languages: readonly Locale[];
  readonly now: Millis;
}

const NOBODY: ShiftChange = { uid: null, offered: false, askedAt: null, confirmedAt: null, cameAt: null };

export const without = (booked: readonly Booked[], id: string): readonly Booked[] =>
  booked.filter((each) => each.id !== id);

/** A listener's wish about one shift: only a free or offered one can be taken, and only one's own can be changed. */
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
  // The answer to the first try was lost.
  if (shift.uid === uid && !shift.offered) return ok({ shift: { offered: false }, booked: null, takenFrom: null });
  const isFree = shift.uid === null || (shift.offered && shift.uid !== uid && now < shift.from);
  if (!isFree || shift.to - now < WORTH_TAKING) return fail(refuse("SHIFT_CHANGED"));
  if (!languages.includes(shift.language)) return fail(refuse("NOT_PERMITTED"));
  const { from, to } = shift;
  if (capOf(own.booked, { from, to }, zone) !== null) return fail(refuse("SHIFT_LIMIT"));
  // Who takes one that begins soon says with it that they come.
  const soon = now >= from - ASKED_BEFORE ? now : null;
  return ok({
    shift: { ...NOBODY, uid, askedAt: soon, confirmedAt: soon },
    booked: [...own.booked.filter((each) => each.to > now - BOOKED_KEPT), { id: shiftId, from, to }],
    takenFrom: shift.uid,
  });
}

export type Due = "ask" | "lapse" | "release" | "came";

/** What the sweep has to do with a shift now. `approved` and `present` (at the desk) describe its listener. */
export function dueOf(shift: Shift, { approved, present }: Listening, now: Millis): Due | null {
  const { uid, from, to, askedAt, confirmedAt, cameAt } = shift;
  if (uid === null || now >= to) return null;
  // Also in the middle of it: from then on nobody is there. One that is over keeps who came.
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
