import { kept } from "./storage";

/**
 * Somebody whom the listener has just taken on another page; the desk opens with them. Kept with the tab, as the desk may
 * be loaded as a page of its own.
 */
const KEY = "thodu.answered";

/** The way from one page to the next takes no longer. */
const LASTS = 10_000;

export const setAnswered = (id: string): void => kept.set(KEY, `${Date.now()} ${id}`);

export function justAnswered(): string | null {
  const [at, id] = kept.get(KEY)?.split(" ") ?? [];
  return id !== undefined && Date.now() - Number(at) < LASTS ? id : null;
}
