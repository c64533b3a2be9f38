import { CLOCK } from "./serverClock";

/** Calls the listener whenever the server's time becomes known better. Returns the function that stops this. */
export function onServerTime(listener: () => void): () => void {
  addEventListener(CLOCK, listener);
  return () => removeEventListener(CLOCK, listener);
}
