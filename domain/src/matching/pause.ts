import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";

/** So long after a hard talk a listener is asked about nobody, if anybody else can be. */
const PAUSE = 2 * MINUTE;

/** Until when a listener pauses whose talk ends now, and was hard for them as they say; null for no pause. */
export const pauseAfter = (wasHard: boolean, now: Millis): Millis | null => (wasHard ? now + PAUSE : null);

/** Until when a listener's pause lasts that goes on at `now`; null where none does. */
export const pausesUntil = ({ pausedUntil }: Pick<Volunteer, "pausedUntil">, now: Millis): Millis | null =>
  pausedUntil !== null && now < pausedUntil ? pausedUntil : null;
