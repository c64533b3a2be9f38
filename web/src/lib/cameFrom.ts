import { plainPath } from "./path";

/** Pages that nobody is sent back to. */
const DOORS: readonly string[] = ["/login", "/signup"];

/**
 * Where somebody came from, as the query of a login or sign-up says: a plain path of this site, to which they go back
 * after it. Null for anything else, so that no link to our login leads to another site.
 */
export function cameFrom(search: string): string | null {
  const from = new URLSearchParams(search).get("from") ?? "";
  const isPlain = /^\/[\w/?=&.-]*$/.test(from) && !/\/\/|\.\./.test(from);
  return isPlain && !DOORS.includes(plainPath(from.replace(/\?.*$/, ""))) ? from : null;
}

/** What the sign-up leaves the login to say. */
export const SIGNED_UP = "signed-up";

/** The way to login or sign-up for somebody who goes back to `from` after it. */
export const comingFrom = (door: string, from: string | null): string =>
  from === null ? door : `${door}?from=${encodeURIComponent(from).replaceAll("%2F", "/")}`;
