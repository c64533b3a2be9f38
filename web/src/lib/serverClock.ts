import { SECOND, type Millis } from "@thodu/domain/time";

/** By how much the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;
const listeners = new Set<() => void>();

/** The time by the server's clock, once an answer has told it; before that by this device's, which may be wrong by hours. */
export const serverNow = (): Millis => Date.now() + ahead;

/**
 * Learns the server's time from the `date` of an answer, which says the whole second in which it was made. It was made
 * after `sentAt`, of this device's clock, and before now; where what is known fits to that, it stays.
 */
export function hearServerTime(date: string | null, sentAt: Millis): void {
  const told = Date.parse(date ?? "");
  const [least, most] = [told - Date.now(), told + SECOND - sentAt];
  if (!(ahead < least || ahead > most)) return;
  ahead = (least + most) / 2;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the server's time is known better; gives what stops that. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
