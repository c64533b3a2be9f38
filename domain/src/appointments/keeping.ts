import { DAY, HOUR, MINUTE, type Millis } from "../time";
import type { AppointmentRequest } from "./model";

/** Whoever has an address that nobody confirmed has so long to keep what was asked for with it. */
const KEEP_WITHIN = DAY;
/** And no longer than this before the hour, so that somebody else can still have it. */
const KEEP_BEFORE = 3 * HOUR;
/** But never less than this, or than there is until the hour: a slot of the same evening is kept or lost at once. */
const KEEP_AT_LEAST = 30 * MINUTE;

/** Open requests that one person may have: without a plan, and with one. */
export const OPEN_FREE = 1;
export const OPEN_WITH_PLAN = 5;

export const keepUntil = (now: Millis, slotAt: Millis | null): Millis =>
  slotAt === null
    ? now + KEEP_WITHIN
    : Math.min(slotAt, Math.max(now + KEEP_AT_LEAST, Math.min(now + KEEP_WITHIN, slotAt - KEEP_BEFORE)));

type State = Pick<AppointmentRequest, "status" | "slotAt">;

/** Waits for a slot, or lies ahead. */
export const isOpen = ({ status, slotAt }: State, now: Millis): boolean =>
  status === "pending" || (status === "confirmed" && (slotAt ?? Infinity) > now);

/** Whether nobody has kept it in time; also when that is found after the hour. */
export const isNotKept = (
  { status, keepUntil: until }: Pick<AppointmentRequest, "status" | "keepUntil">,
  now: Millis,
): boolean => (status === "pending" || status === "confirmed") && until !== null && until <= now;

/** `not-me`: somebody else gave the address. */
export type KeepAnswer = "keep" | "not-me";

/** What an answer changes. What is over, or answered so before, stays as it is. */
export function decideAnswer(
  request: State & Pick<AppointmentRequest, "addressConfirmed" | "keepUntil">,
  answer: KeepAnswer,
  now: Millis,
): "keep" | "cancel" | "as-it-is" {
  if (!isOpen(request, now) || isNotKept(request, now)) return "as-it-is";
  if (answer === "not-me") return "cancel";
  return request.addressConfirmed && request.keepUntil === null ? "as-it-is" : "keep";
}
