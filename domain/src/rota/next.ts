import type { Millis } from "../time";
import type { Booked } from "./model";

/** The shift of a listener that goes on or begins next; null without one. */
export const nextOf = (booked: readonly Booked[], now: Millis): Booked | null =>
  booked.filter(({ to }) => to > now).toSorted((one, other) => one.from - other.from)[0] ?? null;
