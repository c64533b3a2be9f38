import { DAY, HOUR, MINUTE, type Millis } from "../time";
import type { Order, Refund } from "./model";
import { isDisputed } from "./payment";
import { FAILED_REFUND } from "./webhook";

/** UPI may capture days after the bank had said no. */
const LATE_CAPTURE = 8 * DAY;

/**
 * When the sweep asks the gateway about an order again. One that may still be paid: at every sweep for an hour, then
 * hourly for a day, then daily while a late capture can come. A settled one: as often (a second payment of it may be
 * captured late), and daily while its plan runs (for refunds made at the gateway whose webhook was lost) or a bank decides
 * on a payment of it. Null: never.
 */
export function nextCheck(
  { status, createdAt, validUntil, payments }: Pick<Order, "status" | "createdAt" | "validUntil" | "payments">,
  now: Millis,
): Millis | null {
  const age = now - createdAt;
  const open = status === "created" || status === "attempted";
  if (open && age < HOUR) return now;
  if (age < DAY) return now + HOUR;
  const runs = status === "paid" && now < (validUntil ?? 0);
  const isOpen = Object.values(payments).some(isDisputed);
  return runs || isOpen || age < LATE_CAPTURE ? now + DAY : null;
}

/**
 * What becomes of a refund that failed after the gateway had accepted it: a person must make it there, as one that is
 * refused. Null for one that is still being tried.
 */
export const afterAcceptance = (
  { status }: Pick<Refund, "status">,
  now: Millis,
): (Pick<Refund, "status" | "refusal"> & { readonly checkAt: Millis }) | null =>
  status === "done" ? { status: "given-up", refusal: FAILED_REFUND, checkAt: now + DAY } : null;

const nextTry = (attempts: number, now: Millis): Millis =>
  now + Math.min(5 * MINUTE * 2 ** Math.min(attempts, 10), DAY);

/** With the growing pauses, two days after the first refusal. */
const REFUSED_AT_MOST = 10;
const LONGEST_REFUSAL = 200;

/**
 * What becomes of a refund that the gateway did not make. It is tried again soon, then ever later; where there was no
 * answer (`refusal` null), for ever. One that the gateway refuses too often is given up: from then on it is only looked
 * at once a day, whether a person has made it there.
 */
export function afterFailure(
  { attempts, refusal: before }: Pick<Refund, "attempts" | "refusal">,
  refusal: string | null,
  now: Millis,
): Pick<Refund, "status" | "attempts" | "refusal"> & { readonly checkAt: Millis } {
  const tries = attempts + 1;
  const isGivenUp = refusal !== null && tries >= REFUSED_AT_MOST;
  return {
    status: isGivenUp ? "given-up" : "due",
    attempts: tries,
    refusal: refusal?.slice(0, LONGEST_REFUSAL) ?? before,
    checkAt: isGivenUp ? now + DAY : nextTry(attempts, now),
  };
}
