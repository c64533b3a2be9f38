import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import { HOUR, MINUTE, type Millis } from "../time";
import type { AppointmentRequest } from "./model";

/** How long before an appointment its person can cancel or move it; after that the therapist keeps the time free. */
export const CHANGE_BEFORE = 12 * HOUR;

/**
 * What was just set can be changed for this long, however near it is: its therapist has heard of it no longer than
 * that.
 */
export const CHANGE_AFTER_SET = 30 * MINUTE;

export type Wish = "cancel" | "move";

/** `setAt`: when it was given its slot; null if that is not known. */
type Set = Pick<AppointmentRequest, "slotAt" | "setAt">;

/** Until when an appointment that was just set can be changed; null if that is no later than it can be anyway. */
export function justSetUntil({ slotAt, setAt }: Set): Millis | null {
  if (slotAt === null || setAt === null) return null;
  const until = Math.min(setAt + CHANGE_AFTER_SET, slotAt);
  return until > slotAt - CHANGE_BEFORE ? until : null;
}

/** Whether its person can still change it. An appointment without a slot can be cancelled at any time. */
export function isEarlyEnough(appointment: Set, now: Millis): boolean {
  const { slotAt } = appointment;
  if (slotAt === null) return true;
  return now < slotAt && now <= (justSetUntil(appointment) ?? slotAt - CHANGE_BEFORE);
}

interface ChangeFacts {
  readonly request: Pick<AppointmentRequest, "userId" | "status" | "date" | "slotAt" | "setAt">;
  readonly userId: string;
  readonly wish: Wish;
  /** The day of the appointment as the person saw it; null if it had none. */
  readonly date: string | null;
  readonly now: Millis;
}

type Changed = Result<Wish | "as-it-is", Failure<"NOT_FOUND" | "TOO_LATE">>;

/**
 * What a person's change of their appointment does. Nothing if it is on another day than they saw: an earlier try or
 * somebody else has changed it.
 */
export function decideChange({ request, userId, wish, date, now }: ChangeFacts): Changed {
  const { status } = request;
  if (request.userId !== userId) return fail(refuse("NOT_FOUND"));
  if (status === "cancelled" && wish === "cancel") return ok("as-it-is");
  if (status === "cancelled" || status === "done") return fail(refuse("NOT_FOUND"));
  if (request.date !== date) return ok("as-it-is");
  if (wish === "move" && status === "pending") return ok("as-it-is");
  return isEarlyEnough(request, now) ? ok(wish) : fail(refuse("TOO_LATE"));
}
