import { HOUR, type Millis } from "../time";

const KOLKATA_OFFSET = 5.5 * HOUR;

/**
 * One calendar month later in Asia/Kolkata, at the same time of day; on the last day of a shorter month (31 January →
 * 28 or 29 February).
 */
export function monthAfter(at: Millis): Millis {
  const local = new Date(at + KOLKATA_OFFSET);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 2, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  const timeOfDay = (at + KOLKATA_OFFSET) % (24 * HOUR);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, day) + timeOfDay - KOLKATA_OFFSET;
}
