import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";

/** How long a listener pauses after a hard talk: they are asked only if no other listener can be. */
const PAUSE = 2 * MINUTE;

/** When the pause ends of a listener whose talk ends at `now`; null if they did not say that it was hard. */
export const pauseAfter = (wasHard: boolean, now: Millis): Millis | null => (wasHard ? now + PAUSE : null);

/** When the current pause of a listener ends; null if they do not pause at `now`. */
export const pausesUntil = ({ pausedUntil }: Pick<Volunteer, "pausedUntil">, now: Millis): Millis | null =>
  pausedUntil !== null && now < pausedUntil ? pausedUntil : null;
