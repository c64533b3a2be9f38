import type { Reading } from "./reading";

/** Features are hashed into this many places (2^19). */
export const PLACES = 1 << 19;
/** Of the model for whose danger it is: less is at stake, so less is loaded for it. */
export const PLACES_OF_OTHERS = 1 << 16;
const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;
const SPACE = 32;
/** Runs of this many letters inside a word, its edges marked; below it a run says too little. */
const SHORTEST = 3;
const LONGEST_INSIDE = 5;
/** Runs of this many letters go on over the edges of words: they catch what an ending or a spelling would hide. */
const SHORTEST_ACROSS = 6;
const LONGEST = 8;
/** Words as far apart as this make a pair. */
const SKIPS = 3;
/** Concepts that stand as near as this to one another make a pair. */
const REACH = 6;

/** What is hashed: features of different kinds never share a place but by chance. */
const Kind = { word: 1, pair: 2, skip: 3, triple: 16, run: 17, concept: 18, mark: 19 } as const;
/** What the list of phrases found, as the model reads it. */
const marks = ["crisis", "soften", "concern", "clear", "frame"] as const;
/** Stands for what is before the first word and after the last. */
const EDGE = OFFSET ^ 0x5e5e;

const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, PRIME);
const scattered = (hash: number): number => (hash ^ (hash >>> 15)) & (PLACES - 1);

/** Which call saw a place last; a set would take five times as long. */
const seenBy = new Uint32Array(PLACES);
let calls = 0;

/**
 * The places of a text's features, each once: words, neighbouring words, words near one another, runs of letters,
 * concepts near one another in whatever order (Telugu and Hindi end with the verb), and what the phrases say. FNV-1a.
 */
export function placesOf({ words, concepts, meanings }: Reading): readonly number[] {
  calls = (calls + 1) >>> 0;
  const places: number[] = [];
  addWords(places, words);
  addRuns(places, ` ${words.join(" ")} `);
  for (let at = 0; at < concepts.length; at += 1) {
    const one = concepts[at] ?? 0;
    for (let next = at; next < Math.min(concepts.length, at + REACH); next += 1) {
      const other = concepts[next] ?? 0;
      add(places, mixed(mixed(mixed(OFFSET, Kind.concept), Math.min(one, other)), Math.max(one, other)));
    }
  }
  for (const [at, mark] of marks.entries()) if (meanings.has(mark)) add(places, mixed(mixed(OFFSET, Kind.mark), at));
  return places;
}

function addWords(places: number[], words: readonly string[]): void {
  const hashes = words.map(hashOf);
  for (let at = 0; at <= hashes.length; at += 1) {
    const word = hashes[at] ?? EDGE;
    const before = hashes[at - 1] ?? EDGE;
    add(places, mixed(mixed(Kind.pair, before), word));
    if (at === hashes.length) break;
    add(places, mixed(word, Kind.word));
    for (let skip = 2; skip <= Math.min(SKIPS, at); skip += 1)
      add(places, mixed(mixed(Kind.skip + skip, hashes[at - skip] ?? EDGE), word));
    if (at >= 2) add(places, mixed(mixed(mixed(Kind.triple, hashes[at - 2] ?? EDGE), before), word));
  }
}

function hashOf(word: string): number {
  let hash = OFFSET;
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

/** `text`: words with one space before, between and after them. */
function addRuns(places: number[], text: string): void {
  for (let start = 0; start < text.length; start += 1) {
    let hash = mixed(OFFSET, Kind.run);
    // A run that goes on over the edge of a word is none of its letters.
    let inside = true;
    const end = Math.min(text.length, start + LONGEST);
    for (let at = start; at < end; at += 1) {
      hash = mixed(hash, text.charCodeAt(at));
      const length = at - start + 1;
      if (length >= SHORTEST_ACROSS || (inside && length >= SHORTEST && length <= LONGEST_INSIDE)) add(places, hash);
      if (at > start && text.charCodeAt(at) === SPACE) inside = false;
    }
  }
}

function add(places: number[], hash: number): void {
  const place = scattered(hash);
  if (seenBy[place] === calls) return;
  seenBy[place] = calls;
  places.push(place);
}

export interface Weights {
  readonly bias: number;
  /** How many there are, a power of 2, and the one of a place. */
  readonly places: { readonly length: number; at: (place: number) => number | undefined };
}

/** How sure the model is: above 0 rather yes, below rather no. A long text has more places, so they count for less. */
export function scoreOf({ bias, places: weights }: Weights, places: readonly number[]): number {
  if (places.length === 0) return bias;
  // A smaller model has as many places as fit in the lower bits.
  const within = weights.length - 1;
  let sum = 0;
  for (const place of places) sum += weights.at(place & within) ?? 0;
  return bias + sum / Math.sqrt(places.length);
}
