import { kolkataDay, type Millis } from "@thodu/domain/time";

/**
 * Waits where what is true of a time changes less than `margin` milliseconds away, before or behind. With small margins
 * alone: a test waits twice as long at most, and that for a few minutes of a day.
 */
export async function passChange(of: (now: Millis) => unknown, margin: Millis): Promise<void> {
  while (of(Date.now() - margin) !== of(Date.now() + margin))
    await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Waits where midnight in India is near: for what the record of one day keeps. */
export const passMidnight = (margin: Millis): Promise<void> => passChange(kolkataDay, margin);
