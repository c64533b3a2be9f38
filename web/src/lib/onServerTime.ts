import { CLOCK } from "./serverClock";

/** Calls the listener whenever the server's time is known better; gives what stops that. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(CLOCK, listener);
  return () => removeEventListener(CLOCK, listener);
}
