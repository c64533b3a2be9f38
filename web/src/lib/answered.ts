import { kept } from "./storage";

/**
 * The person whom the listener has just taken on the standby page; the desk opens with them. Kept in the tab's storage,
 * as the desk may be loaded as a new page.
 */
const KEY = "thodu.answered";

/** The way from one page to the next takes no longer. */
const LASTS = 10_000;

export const setAnswered = (id: string): void => kept.set(KEY, `${Date.now()} ${id}`);

export function justAnswered(): string | null {
  const [at, id] = kept.get(KEY)?.split(" ") ?? [];
  return id !== undefined && Date.now() - Number(at) < LASTS ? id : null;
}
