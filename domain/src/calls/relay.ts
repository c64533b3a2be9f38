import { MINUTE } from "../time";

/** For how long a relay's credentials can open a connection; an open connection goes on. */
export const RELAY_CREDENTIAL_MS = 10 * MINUTE;
/** The age at which a page asks for new credentials, so that it can always find a new path. */
export const RELAY_RENEWAL_MS = 4 * MINUTE;
