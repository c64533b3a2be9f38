import { stored } from "./storage";

/** Whose session it is that is open on this device; for the next page, before any script of Firebase. Of accounts only. */
const KEY = "thodu.session";

/** The same uid again where the account is a listener's; read by site/head.js too. */
const LISTENER = "thodu.listener";

/** What earlier versions kept there: that somebody is here, not who. */
export const SOMEBODY = "user";

export const sessionHint = {
  get: (): string | null => stored.get(KEY),
  set: (uid: string): void => stored.set(KEY, uid),
  clear: (): void => [KEY, LISTENER].forEach(stored.remove),
  /** Whether the account that is open here was a listener's when it was last asked. */
  isListener: (): boolean => stored.get(KEY) !== null && stored.get(LISTENER) === stored.get(KEY),
  setListener(uid: string, isOne: boolean): void {
    if (isOne) stored.set(LISTENER, uid);
    else stored.remove(LISTENER);
  },
};
