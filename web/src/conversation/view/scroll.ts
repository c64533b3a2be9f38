/** A list within this of its end counts as followed, in pixels. */
const NEAR = 96;

interface Extent {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Extent): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR;

/** A scrolled box as it was last looked at. */
export interface LastView extends Pick<Extent, "scrollTop" | "clientHeight"> {
  readonly nearEnd: boolean;
}

/**
 * Whether the reader follows the end: they are there, or were, and it moved away from them rather than they from it. A box
 * that grew over all its rows and shrank again, as when a keyboard closes and a card opens, is at its beginning without
 * anybody having scrolled.
 */
export const followsEnd = (before: LastView, now: Extent): boolean =>
  isNearEnd(now) ||
  (before.nearEnd && (now.scrollTop >= before.scrollTop - 1 || now.clientHeight !== before.clientHeight));

/** A line of text, in pixels. */
const LINE = 32;

/** Whether there is room in which the newest message can be read at all. */
export const isLegible = ({ clientHeight }: Pick<Extent, "clientHeight">): boolean => clientHeight >= LINE;

/** Older messages are asked for when the reader, going up, comes this near to the beginning, in pixels. */
const EARLY = 480;

export const asksForOlder = (before: number, now: number): boolean => now < before && now < EARLY;

/** What a change of the list does to the view. */
export type Move = "to-end" | "to-unread" | "hold";

/**
 * The view follows only a reader who is at the end, or one who just wrote; for everybody else it stands still, whatever
 * comes in above or below. The first messages are shown from where reading stopped.
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

/** Rows kept in the page before those farthest up are set aside, and how many stay then. */
const MOST = 300;
const KEPT = 120;
/** Rows set aside that come back at a time. */
const REVEALED = 60;

type Keyed = readonly { readonly key: string }[];

/** The index of the first row in the page; `from` is its key, null for the beginning. */
export const firstShown = (rows: Keyed, from: string | null): number =>
  from === null
    ? 0
    : Math.max(
        0,
        rows.findIndex(({ key }) => key === from),
      );

/** Where the page begins once the reader is at the end of a long list. */
export function setAside(rows: Keyed, from: string | null): string | null {
  return rows.length - firstShown(rows, from) > MOST ? (rows[rows.length - KEPT]?.key ?? null) : from;
}

/** Where the page begins after some of what was set aside came back. */
export function reveal(rows: Keyed, from: string | null): string | null {
  const index = firstShown(rows, from) - REVEALED;
  return index <= 0 ? null : (rows[index]?.key ?? null);
}

/** The first of `tops` (ascending) at or below `line`; -1 when there is none. */
export function firstBelow(count: number, bottomOf: (index: number) => number, line: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(middle) > line) high = middle;
    else low = middle + 1;
  }
  return low < count ? low : -1;
}
