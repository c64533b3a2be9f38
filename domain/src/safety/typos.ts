import { wordCosts } from "./frequentWords";

/**
 * Corrects typos (`khudkhsui`, `wrsit`) in words of common spelling: a word that is not among the frequent ones is
 * replaced by the most frequent word that is one mistyped letter away, if there is one.
 */

/** Shorter words are one letter away from too many others. */
const LEAST_LETTERS = 4;
/** A word that costs this much or more (`wordCosts`) is too rare to be guessed. */
const MOST_COST = 9;
/** The fewest words per unknown word: if more are unknown, it is the language that is unknown. */
const WORDS_FOR_EACH = 3;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

const keysBeside: ReadonlyMap<string, string> = new Map(
  KEYS.flatMap((row) => [...row].map((key, at) => [key, row.slice(Math.max(0, at - 1), at) + row.charAt(at + 1)])),
);

/** Every word from which the given one comes by a letter left out or added, two swapped, or a neighbouring key. */
function* meant(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    for (const missing of ALPHABET) yield before + missing + letter + after;
    if (letter === "") continue;
    yield before + after;
    for (const key of keysBeside.get(letter) ?? "") yield before + key + after;
    if (after !== "") yield before + after.charAt(0) + letter + after.slice(1);
  }
}

function mostFrequent(candidates: Iterable<string>): string | undefined {
  const costs = wordCosts();
  let found: string | undefined;
  let least = MOST_COST;
  for (const word of candidates) {
    const cost = Math.min(...(costs.get(word) ?? [Infinity]));
    if (cost < least) [found, least] = [word, cost];
  }
  return found;
}

const isUnknown = (word: string): boolean => word.length >= LEAST_LETTERS && !wordCosts().has(word);

/** The words of a sentence with typos corrected; the same list if there are none. */
export function corrected(words: readonly string[]): readonly string[] {
  const unknown = words.filter(isUnknown).length;
  if (unknown === 0 || unknown > Math.ceil(words.length / WORDS_FOR_EACH)) return words;
  const after = words.map((word) => (isUnknown(word) ? (mostFrequent(meant(word)) ?? word) : word));
  return after.every((word, at) => word === words[at]) ? words : after;
}
