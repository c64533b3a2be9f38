import { stored } from "./storage";

/** Tells the next page, before any script of Firebase, that someone with an account is signed in on this device. */
const KEY = "thodu.session";

export const sessionHint = {
  set: (): void => stored.set(KEY, "user"),
  clear: (): void => stored.remove(KEY),
};
