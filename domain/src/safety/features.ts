import type { Meanings } from './lexicon';

/** Features are hashed into this many places (2^15). */
export const PLACES = 1 << 15;
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

/** Concepts that stand as near as this to one another make a pair. */
const REACH = 6;

/** A place for each concept and for each pair of two. */
export const conceptPlaces = (concepts: number): number => (concepts * (concepts + 1)) / 2;

const placeOfPair = (one: number, other: number): number => (one > other ? (one * (one + 1)) / 2 + other : (other * (other + 1)) / 2 + one);

/**
 * The places of what a text is about, each once: concepts, and pairs of concepts near to one another in whatever order,
 * since Telugu and Hindi end with the verb.
 */
export function conceptPlacesOf(concepts: readonly number[]): readonly number[] {
  const places = new Set<number>();
  for (let at = 0; at < concepts.length; at += 1) {
    const one = concepts[at] ?? 0;
    for (let next = at; next < Math.min(concepts.length, at + REACH); next += 1) places.add(placeOfPair(one, concepts[next] ?? 0));
  }
  return [...places];
}

type Values = { readonly [place: number]: number; readonly length: number };

/** What a model adds up: a sum over places, one over concepts (each scaled to how many there are), and one over marks. */
export interface Weights {
  readonly bias: number;
  readonly places: Values;
  readonly concepts: Values;
  /** In the order of {@link marks}. */
  readonly marks: readonly number[];
}

function scaledSum(values: Values, places: readonly number[]): number {
  if (places.length === 0) return 0;
  let sum = 0;
  for (const place of places) sum += values[place] ?? 0;
  return sum / Math.sqrt(places.length);
}

/** What a text is to the model: the places of its letters and words, of its concepts, and what the phrases say. */
export interface Found {
  readonly places: readonly number[];
  readonly concepts: readonly number[];
  readonly meanings: Meanings;
}

/** The probability that the model gives. */
export function probability({ bias, places, concepts, marks: byMark }: Weights, found: Found): number {
  let score = bias + scaledSum(places, found.places) + scaledSum(concepts, found.concepts);
  for (const [at, mark] of marks.entries()) if (found.meanings.has(mark)) score += byMark[at] ?? 0;
  return 1 / (1 + Math.exp(-score));
}
