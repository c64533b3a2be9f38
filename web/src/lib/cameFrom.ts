import { plainPath } from "./path";

/** Pages to which nobody is sent back after a login. */
const DOORS: readonly string[] = ["/login", "/signup", "/volunteer-login", "/volunteer-signup"];

/**
 * The page from which somebody came to the login or sign-up, by its query, and to which they return: a plain path of
 * this site. Null for anything else, so that no link to our login can lead to another site.
 */
export function cameFrom(search: string): string | null {
  const from = new URLSearchParams(search).get("from") ?? "";
  const isPlain = /^\/[\w/?=&.-]*$/.test(from) && !/\/\/|\.\./.test(from);
  return isPlain && !DOORS.includes(plainPath(from.replace(/\?.*$/, ""))) ? from : null;
}

/** The note that the sign-up leaves for the login. */
export const SIGNED_UP = "signed-up";

/** The address of the login or sign-up (`door`) for somebody who returns to `from` afterwards. */
export const comingFrom = (door: string, from: string | null): string =>
  from === null ? door : `${door}?from=${encodeURIComponent(from).replaceAll("%2F", "/")}`;
