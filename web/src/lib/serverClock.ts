import { SECOND, type Millis } from "@thodu/domain/time";

/** How many milliseconds the server's clock is ahead of this device's. */
let ahead = 0;

/** Sent to the window when the server's time becomes known better. */
export const CLOCK = "thodu:clock";

/**
 * The time by the server's clock, once an answer has told it. Before that it is the time of this device, which may be
 * wrong by hours.
 */
export const serverNow = (): Millis => Date.now() + ahead;

/**
 * Learns the server's time from the `date` header of an answer, which is a whole second. The answer was made after
 * `sentAt` (this device's clock) and before now. If the present estimate agrees with that, it stays.
 */
export function hearServerTime(date: string | null, sentAt: Millis): void {
  const told = Date.parse(date ?? "");
  const least = told - Date.now();
  const most = told + SECOND - sentAt;
  if (ahead < least || ahead > most) {
    ahead = (least + most) / 2;
    dispatchEvent(new Event(CLOCK));
  }
}
