import { SECOND, type Millis } from "@thodu/domain/time";

/** By how much the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** Sent to the window when the server's time is known better. */
export const CLOCK = "thodu:clock";

/** The time by the server's clock, once an answer has told it; before that by this device's, which may be wrong by hours. */
export const serverNow = (): Millis => Date.now() + ahead;

/**
 * Learns the server's time from the `date` of an answer, which says the whole second in which it was made. It was made
 * after `sentAt`, of this device's clock, and before now; where what is known fits to that, it stays.
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
