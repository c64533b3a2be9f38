/** Milliseconds since 1970-01-01T00:00Z. Every instant in `domain` is one of these, never a Date. */
export type Millis = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Asia/Kolkata is UTC+05:30 all year, without daylight saving, since 1945. */
export const KOLKATA_OFFSET = 5.5 * HOUR;

/** YYYY-MM-DD in Asia/Kolkata. */
export function kolkataDay(at: Millis): string {
  return new Date(at + KOLKATA_OFFSET).toISOString().slice(0, 10);
}

/** The hour of the day in Asia/Kolkata, 0–23. */
export const kolkataHour = (at: Millis): number => Math.floor((at + KOLKATA_OFFSET) / HOUR) % 24;

/** The first midnight in Asia/Kolkata after `at`; if `at` is midnight, 24 hours later. */
export const kolkataMidnightAfter = (at: Millis): Millis =>
  (Math.floor((at + KOLKATA_OFFSET) / DAY) + 1) * DAY - KOLKATA_OFFSET;
