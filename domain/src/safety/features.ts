import type { Reading } from "./reading";

/** The number of places into which features are hashed (2^19). */
export const PLACES = 1 << 19;
/** The places of the model that tells whose danger it is: fewer, as less is at stake. */
export const PLACES_OF_OTHERS = 1 << 16;
const OFFSET = 2_166_136_261;
const PRIME = 16_777_619;
const SPACE = 32;
/** Lengths of the runs of letters within a word, its edges included. */
const SHORTEST = 3;
const LONGEST_INSIDE = 5;
/**
 * Lengths of the runs of letters that may cross the edges of words; they catch what an ending or a spelling would hide.
 */
const SHORTEST_ACROSS = 6;
const LONGEST = 8;
/** The largest distance of two words that make a pair. */
const SKIPS = 3;
/** The distance below which two concepts make a pair. */
const REACH = 6;

/** Mixed into the hashes, so that features of different kinds share a place only by chance. */
const Kind = { word: 1, pair: 2, skip: 3, triple: 16, run: 17, concept: 18, mark: 19 } as const;
/** The findings of the list of phrases, as features for the model. */
const marks = ["crisis", "soften", "concern", "clear", "frame"] as const;
/** Stands before the first word and after the last. */
const EDGE = OFFSET ^ 0x5e5e;

const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, PRIME);
const scattered = (hash: number): number => (hash ^ (hash >>> 15)) & (PLACES - 1);

/** By place: the last call that added it. A set would take five times as long. */
const seenBy = new Uint32Array(PLACES);
let calls = 0;

/**
 * The places of a text's features, each once: words, pairs and triples of near words, runs of letters, pairs of near
 * concepts in any order (Telugu and Hindi have the verb at the end), and the findings of the phrases. Hashed by FNV-1a.
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
    // Whether the run so far lies within one word.
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
  /** The weights by place; their number is a power of 2. */
  readonly places: { readonly length: number; at: (place: number) => number | undefined };
}

/**
 * The score of a model: above 0 the class is likelier than not. Divided by the root of the number of places, so that
 * long texts do not score higher.
 */
export function scoreOf({ bias, places: weights }: Weights, places: readonly number[]): number {
  if (places.length === 0) return bias;
  // A smaller model uses only the lower bits of a place.
  const within = weights.length - 1;
  let sum = 0;
  for (const place of places) sum += weights.at(place & within) ?? 0;
  return bias + sum / Math.sqrt(places.length);
}
