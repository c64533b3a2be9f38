import { SECOND } from "../time";

/** How long the copy of one's data, and the end of an account, may take the server; a page waits as long (milliseconds). */
export const LONG_WORK = 90 * SECOND;
