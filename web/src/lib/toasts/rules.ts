import { SECOND, type Millis } from "@thodu/domain/time";

/** `alert` for failures, `status` for everything else. */
export type ToastKind = "alert" | "status";

const SHORTEST: Readonly<Record<ToastKind, Millis>> = { status: 6 * SECOND, alert: 10 * SECOND };
/** For each character, at a slow reader's speed of some 150 words a minute. */
const READING = 80;

/** How long words stay, while nobody points at them and the page is looked at. */
export const lifeOf = (kind: ToastKind, words: string): Millis => Math.max(SHORTEST[kind], words.length * READING);

/** For so long what was just done can be undone where it is told. */
export const UNDONE_WITHIN = 20 * SECOND;

/** What is said and then goes elsewhere is meant for the next screen; what stood there before belongs to this one. */
const MEANT_FOR_NEXT = SECOND;
export const goesWithPage = (age: Millis): boolean => age > MEANT_FOR_NEXT;

/** The vertical extent of something on the screen, in CSS pixels from its top. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** In pixels, around words. */
export const GAP = 8;

/** Where words of this height begin at the bottom of the screen. */
export const lowest = (height: number, screen: number): number => Math.max(0, screen - height - GAP);

/**
 * Where words of this height begin: as low as may be without lying over what is needed, such as the field in which one
 * writes, a help line, or a dialog; null where there is no such place.
 */
export function placeFor(height: number, screen: number, needed: readonly Span[]): number | null {
  const last = screen - height - GAP;
  const free = (top: number): boolean =>
    top >= GAP && top <= last && needed.every((span) => top + height + GAP <= span.top || top >= span.bottom + GAP);
  const places = [last, ...needed.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  const found = places.filter(free);
  return found.length === 0 ? null : Math.max(...found);
}
