import { stored } from "./storage";

/** The words that stand in the browser's tab and history instead of ours, on this device; read by site/head.js too. */
const KEY = "thodu.neutralTitle";

export const neutralTitle = (): string | null => stored.get(KEY);

export function setNeutralTitle(words: string | null): void {
  if (words === null) stored.remove(KEY);
  else stored.set(KEY, words);
}
