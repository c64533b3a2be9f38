import { stored } from "./storage";

/**
 * The key of the uid whose session is open on this device, for the next page before any Firebase script has loaded.
 * Accounts only, not guests.
 */
const KEY = "thodu.session";

/** The key of the same uid if the account is a listener's; site/head.js reads it too. */
const LISTENER = "thodu.listener";

/** The value that earlier versions stored there, which says that somebody is signed in but not who. */
export const SOMEBODY = "user";

export const sessionHint = {
  get: (): string | null => stored.get(KEY),
  set: (uid: string): void => stored.set(KEY, uid),
  clear: (): void => [KEY, LISTENER].forEach(stored.remove),
  /** Whether the account that is signed in was a listener's at the last check. */
  isListener: (): boolean => stored.get(KEY) !== null && stored.get(LISTENER) === stored.get(KEY),
  setListener(uid: string, isOne: boolean): void {
    if (isOne) stored.set(LISTENER, uid);
    else stored.remove(LISTENER);
  },
};
