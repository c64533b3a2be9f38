import { conceptsOf } from "./concepts";
import { meaningsOf, together, type Meanings } from "./lexicon";
import { corrected } from "./typos";
import { sentencesOf } from "./words";

export interface Reading {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
  readonly meanings: Meanings;
}

const readingOf = (words: readonly string[]): Reading => ({
  words,
  concepts: conceptsOf(words),
  meanings: meaningsOf(words),
});

/** The sentences of a text, each by itself. */
export const readingsOf = (text: string): Reading[] => sentencesOf(text).map(readingOf);

/** Longer messages are not corrected: to check them twice takes too long. */
const MOST_WORDS_CORRECTED = 60;

/** The sentences with typos corrected; the same list if there are none. */
export function withoutTypos(readings: readonly Reading[]): readonly Reading[] {
  if (readings.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS_CORRECTED) return readings;
  const after = readings.map((reading) => {
    const words = corrected(reading.words);
    return words === reading.words ? reading : readingOf(words);
  });
  return after.every((reading, at) => reading === readings[at]) ? readings : after;
}

export const joined = (readings: readonly Reading[]): Reading => ({
  words: readings.flatMap(({ words }) => words),
  concepts: readings.flatMap(({ concepts }) => concepts),
  meanings: together(readings.map(({ meanings }) => meanings)),
});
