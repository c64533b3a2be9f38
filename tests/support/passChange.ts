import { kolkataDay, type Millis } from "@thodu/domain/time";

/**
 * Waits while the value of `of` changes within `margin` milliseconds before or after now. Use small margins only: a
 * test waits at most twice as long, and only in a few minutes of a day.
 */
export async function passChange(of: (now: Millis) => unknown, margin: Millis): Promise<void> {
  while (of(Date.now() - margin) !== of(Date.now() + margin))
    await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Waits if midnight in Asia/Kolkata is near; for tests of records by day. */
export const passMidnight = (margin: Millis): Promise<void> => passChange(kolkataDay, margin);
