import type { Meanings } from './lexicon';

/** Features are hashed into this many places (2^14). */
export const PLACES = 1 << 14;
const SHORTEST = 2;
const LONGEST = 5;
const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;

/** What the list of phrases found, as the model reads it. */
export const marks = ['crisis', 'soften', 'concern', 'clear', 'frame'] as const;

const scattered = (hash: number): number => (hash ^ (hash >>> 15)) & (PLACES - 1);

/** Which call saw a place last; a set would take five times as long. */
const seenBy = new Uint32Array(PLACES);
let calls = 0;

/**
 * The places of a text's features, each once: runs of 2 to 5 letters inside words (their edges marked), words, pairs
 * of neighbouring words. FNV-1a.
 */
export function placesOf(words: readonly string[]): readonly number[] {
  const places: number[] = [];
  calls = (calls + 1) >>> 0;
  let before = OFFSET;
  for (const word of words) {
    const marked = ` ${word} `;
    let whole = OFFSET ^ 1;
    for (let start = 0; start < marked.length; start += 1) {
      let hash = OFFSET;
      const end = Math.min(marked.length, start + LONGEST);
      for (let at = start; at < end; at += 1) {
        hash = Math.imul(hash ^ marked.charCodeAt(at), PRIME);
        if (at - start + 1 >= SHORTEST) add(places, scattered(hash));
      }
      whole = Math.imul(whole ^ marked.charCodeAt(start), PRIME);
    }
    add(places, scattered(whole));
    add(places, scattered(Math.imul(before ^ whole, PRIME)));
    before = whole;
  }
  return places;
}

function add(places: number[], place: number): void {
  if (seenBy[place] === calls) return;
  seenBy[place] = calls;
  places.push(place);
}

/** What a model adds up: a sum over places (scaled to the length of the text), and one over marks. */
export interface Weights {
  readonly bias: number;
  readonly places: { readonly [place: number]: number; readonly length: number };
  /** In the order of {@link marks}. */
  readonly marks: readonly number[];
}

/** The probability that the model gives. */
export function probability({ bias, places, marks: byMark }: Weights, found: readonly number[], meanings: Meanings): number {
  let sum = 0;
  for (const place of found) sum += places[place] ?? 0;
  let score = bias + (found.length === 0 ? 0 : sum / Math.sqrt(found.length));
  for (const [at, mark] of marks.entries()) if (meanings.has(mark)) score += byMark[at] ?? 0;
  return 1 / (1 + Math.exp(-score));
}
