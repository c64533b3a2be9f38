import { stored } from "./storage";

/** The words that stand in the browser's tab and history instead of ours, on this device; read by site/head.js too. */
const KEY = "thodu.neutralTitle";

export const neutralTitle = (): string | null => stored.get(KEY);

/** What the tab may say beside the page's own title. */
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

/** The last title that was shown from here. */
let shown: string | null = null;

/** The page's own title also comes with the document, and quick exit empties it (site/head.js). */
function readPage(): void {
  if (document.title !== shown) page = document.title;
}

/** A call stands before the rest, then who waits in a crisis. Somebody who has come takes the place of a new message, and both that of the page. */
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

/** Has the tab say something until it is told null. Behind a neutral title only an arrival shows, as '(1)' before it. */
export function announce(what: Announced, words: string | null): void {
  readPage();
  announced[what] = words;
  show();
}
