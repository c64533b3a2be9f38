import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import { HOUR, type Millis } from "../time";
import type { AppointmentRequest } from "./model";

/** How long before an appointment its person can cancel or move it; after that the therapist keeps the time free. */
export const CHANGE_BEFORE = 12 * HOUR;

export type Wish = "cancel" | "move";

/** An appointment without a slot can be cancelled at any time. */
export const isEarlyEnough = (slotAt: Millis | null, now: Millis): boolean =>
  slotAt === null || slotAt - now >= CHANGE_BEFORE;

interface ChangeFacts {
  readonly request: Pick<AppointmentRequest, "userId" | "status" | "date" | "slotAt">;
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
  const { status, slotAt } = request;
  if (request.userId !== userId) return fail(refuse("NOT_FOUND"));
  if (status === "cancelled" && wish === "cancel") return ok("as-it-is");
  if (status === "cancelled" || status === "done") return fail(refuse("NOT_FOUND"));
  if (request.date !== date) return ok("as-it-is");
  if (wish === "move" && status === "pending") return ok("as-it-is");
  return isEarlyEnough(slotAt, now) ? ok(wish) : fail(refuse("TOO_LATE"));
}
