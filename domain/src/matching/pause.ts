import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";

/** So long after a hard talk a listener is asked about nobody, if anybody else can be. */
const PAUSE = 2 * MINUTE;

/** When the pause ends of a listener whose talk ends at `now`; null where they did not say that it was hard. */
export const pauseAfter = (wasHard: boolean, now: Millis): Millis | null => (wasHard ? now + PAUSE : null);

/** Until when a listener's pause lasts that goes on at `now`; null where none does. */
export const pausesUntil = ({ pausedUntil }: Pick<Volunteer, "pausedUntil">, now: Millis): Millis | null =>
  pausedUntil !== null && now < pausedUntil ? pausedUntil : null;
