import { SECOND, type Millis } from "@thodu/domain/time";

/** `alert` for failures, `status` for everything else. */
export type ToastKind = "alert" | "status";

const SHORTEST: Readonly<Record<ToastKind, Millis>> = { status: 6 * SECOND, alert: 10 * SECOND };
/** Milliseconds for each character, at the speed of a slow reader: some 150 words a minute. */
const READING = 80;

/** How long a toast stays, while the page is visible and nobody points at it. */
export const lifeOf = (kind: ToastKind, words: string): Millis => Math.max(SHORTEST[kind], words.length * READING);

/** How long an action can be undone from its toast. */
export const UNDONE_WITHIN = 20 * SECOND;

/**
 * A toast shown this shortly before its page is left is meant for the next screen; an older one belongs to this screen.
 */
const MEANT_FOR_NEXT = SECOND;
export const goesWithPage = (age: Millis): boolean => age > MEANT_FOR_NEXT;

/** The vertical extent of something on the screen, in CSS pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The space around a toast, in pixels. */
export const GAP = 8;

/** Where a toast of this height begins if it is at the bottom of the screen. */
export const lowest = (height: number, screen: number): number => Math.max(0, screen - height - GAP);

/**
 * Where a toast of this height begins: as low as possible without covering what is needed, such as the composer, a help
 * line or a dialog; null if there is no such place.
 */
export function placeFor(height: number, screen: number, needed: readonly Span[]): number | null {
  const last = screen - height - GAP;
  const free = (top: number): boolean =>
    top >= GAP && top <= last && needed.every((span) => top + height + GAP <= span.top || top >= span.bottom + GAP);
  const places = [last, ...needed.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  const found = places.filter(free);
  return found.length === 0 ? null : Math.max(...found);
}
