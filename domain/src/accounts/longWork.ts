import { SECOND } from "../time";

/**
 * How long the server may take for a copy of one's data and for deleting an account, in milliseconds; pages wait as
 * long.
 */
export const LONG_WORK = 90 * SECOND;
