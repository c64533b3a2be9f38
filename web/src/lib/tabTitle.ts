import { stored } from "./storage";

/**
 * The key of the neutral title that replaces ours in the browser's tab and history on this device; site/head.js reads
 * it too.
 */
const KEY = "thodu.neutralTitle";

export const neutralTitle = (): string | null => stored.get(KEY);

/** What the tab's title can announce beside the page's own title. */
type Announced = "ring" | "call" | "crisis" | "arrival" | "news";

const announced: Record<Announced, string | null> = {
  ring: null,
  call: null,
  crisis: null,
  arrival: null,
  news: null,
};

/** The page's own title. */
let page = "";

/** The last title that was set here. */
let shown: string | null = null;

/** The page's own title may also come with the document, and quick exit clears it (site/head.js). */
function readPage(): void {
  if (document.title !== shown) page = document.title;
}

/**
 * A call comes first, then who waits in a crisis. An arrival replaces a new message, and both replace the page's title.
 */
function show(): void {
  const { ring, call, crisis, arrival, news } = announced;
  const neutral = neutralTitle();
  const parts = [ring, call, crisis, arrival ?? news ?? page].filter((part) => part !== null);
  document.title = neutral === null ? parts.join(" · ") : arrival === null ? neutral : `(1) ${neutral}`;
  shown = document.title;
}

export function setNeutralTitle(words: string | null): void {
  readPage();
  if (words === null) stored.remove(KEY);
  else stored.set(KEY, words);
  show();
}

export function setPageTitle(title: string): void {
  page = title;
  show();
}

/**
 * Announces something in the tab's title, until called with null. A neutral title shows only an arrival, by '(1)'
 * before it.
 */
export function announce(what: Announced, words: string | null): void {
  readPage();
  announced[what] = words;
  show();
}
