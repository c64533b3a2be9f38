import { HOUR, KOLKATA_OFFSET, type Millis } from "../time";

/** The number of full hours in India since 1970. An hour in India begins at half past an hour in UTC. */
export const hourInIndia = (at: Millis): number => Math.floor((at + KOLKATA_OFFSET) / HOUR);

/** When that hour ends. */
export const endOfHourInIndia = (at: Millis): Millis => (hourInIndia(at) + 1) * HOUR - KOLKATA_OFFSET;
