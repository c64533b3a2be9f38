import { MINUTE } from "../time";

/** How long the credentials of a relay open a connection. One that is open goes on. */
export const RELAY_CREDENTIAL_MS = 10 * MINUTE;
/** How old a page's credentials grow before it asks for new ones, so that it can always find a new path. */
export const RELAY_RENEWAL_MS = 4 * MINUTE;
