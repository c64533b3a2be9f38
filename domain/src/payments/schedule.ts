import { DAY, HOUR, MINUTE, type Millis } from "../time";
import type { Order, Refund } from "./model";
import { isDisputed } from "./payment";
import { FAILED_REFUND } from "./webhook";

/** UPI may capture a payment days after the bank has refused it. */
const LATE_CAPTURE = 8 * DAY;

/**
 * When the sweep asks the gateway about an order again; null: never. An order that may still be paid: at every sweep
 * for an hour, hourly for a day, then daily while a late capture is possible. A settled order: hourly for a day, then
 * daily as long, since a second payment may be captured late; also daily while its plan runs, as the webhook of a
 * refund may have been lost, and while a bank decides on a payment.
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
 * The refund after the gateway accepted it and then failed: a person must make it there, as with a refused one. Null
 * for a refund that is still being tried.
 */
export const afterAcceptance = (
  { status }: Pick<Refund, "status">,
  now: Millis,
): (Pick<Refund, "status" | "refusal"> & { readonly checkAt: Millis }) | null =>
  status === "done" ? { status: "given-up", refusal: FAILED_REFUND, checkAt: now + DAY } : null;

const nextTry = (attempts: number, now: Millis): Millis =>
  now + Math.min(5 * MINUTE * 2 ** Math.min(attempts, 10), DAY);

/** With the growing pauses this is two days after the first refusal. */
const REFUSED_AT_MOST = 10;
const LONGEST_REFUSAL = 200;

/**
 * The refund after a try without success. It is tried again with growing pauses; without an answer of the gateway
 * (`refusal` null) for ever. After too many refusals it is given up: then it is only checked once a day whether a
 * person has made it at the gateway.
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
