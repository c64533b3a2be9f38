/** A reader within this many pixels of the end counts as following it. */
const NEAR_END = 96;

interface Extent {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Extent): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END;

/** The position of the scrolled box at the last look. */
export interface LastView extends Pick<Extent, "scrollTop" | "clientHeight"> {
  readonly nearEnd: boolean;
}

/**
 * Whether the reader follows the end: they are there, or were there and the end moved away without their scrolling. A
 * box that grows over all its rows and shrinks again, as when a keyboard closes and a card opens, ends up at its
 * beginning without anybody having scrolled.
 */
export const followsEnd = (before: LastView, now: Extent): boolean =>
  isNearEnd(now) ||
  (before.nearEnd && (now.scrollTop >= before.scrollTop - 1 || now.clientHeight !== before.clientHeight));

/** A line of text, in pixels. */
const LINE = 32;

/** Whether there is room for at least one line of the newest message. */
export const isLegible = ({ clientHeight }: Pick<Extent, "clientHeight">): boolean => clientHeight >= LINE;

/** Older messages are loaded when the reader scrolls up to within this many pixels of the beginning. */
const LOAD_OLDER_WITHIN = 480;

export const asksForOlder = (before: number, now: number): boolean => now < before && now < LOAD_OLDER_WITHIN;

/** What the view does when the list changes. */
export type Move = "to-end" | "to-unread" | "hold";

/**
 * The view follows a reader who is at the end, or who has just written. For everybody else it stays where it is,
 * whatever is added above or below. When the first messages appear, the view begins at the first unread one.
 */
export function moveFor(change: {
  readonly first: boolean;
  readonly hasUnread: boolean;
  readonly wasNearEnd: boolean;
  readonly wrote: boolean;
}): Move {
  if (change.first) return change.hasUnread ? "to-unread" : "to-end";
  return change.wrote || change.wasNearEnd ? "to-end" : "hold";
}

/** Above this number of rows the oldest are taken off the page. */
const MAX_ROWS = 300;
/** How many of the newest rows stay then. */
const KEPT_ROWS = 120;
/** How many rows come back at a time. */
const ROWS_REVEALED = 60;

type Keyed = readonly { readonly key: string }[];

/** The index of the first row on the page; `from` is its key, null for the beginning. */
export const firstShown = (rows: Keyed, from: string | null): number =>
  from === null
    ? 0
    : Math.max(
        0,
        rows.findIndex(({ key }) => key === from),
      );

/** The key of the first row on the page once the reader is at the end of a long list. */
export function setAside(rows: Keyed, from: string | null): string | null {
  return rows.length - firstShown(rows, from) > MAX_ROWS ? (rows[rows.length - KEPT_ROWS]?.key ?? null) : from;
}

/** The key of the first row on the page after more rows came back. */
export function reveal(rows: Keyed, from: string | null): string | null {
  const index = firstShown(rows, from) - ROWS_REVEALED;
  return index <= 0 ? null : (rows[index]?.key ?? null);
}

/** The index of the first element whose bottom is below `line`, by binary search; -1 if there is none. */
export function firstBelow(count: number, bottomOf: (index: number) => number, line: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(middle) > line) high = middle;
    else low = middle + 1;
  }
  return low < count ? low : -1;
}
