import { stored } from "./storage";

/** Whose session it is that is open on this device; for the next page, before any script of Firebase. Of accounts only. */
const KEY = "thodu.session";

/** What earlier versions kept there: that somebody is here, not who. */
export const SOMEBODY = "user";

export const sessionHint = {
  get: (): string | null => stored.get(KEY),
  set: (uid: string): void => stored.set(KEY, uid),
  clear: (): void => stored.remove(KEY),
};
