import { conceptsOf } from "./concepts";
import { meaningsOf, together, type Meanings } from "./lexicon";
import { sentencesOf } from "./words";

export interface Reading {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
  readonly meanings: Meanings;
}

/** The sentences of a text, each by itself. */
export const readingsOf = (text: string): Reading[] =>
  sentencesOf(text).map((words) => ({ words, concepts: conceptsOf(words), meanings: meaningsOf(words) }));

export const joined = (readings: readonly Reading[]): Reading => ({
  words: readings.flatMap(({ words }) => words),
  concepts: readings.flatMap(({ concepts }) => concepts),
  meanings: together(readings.map(({ meanings }) => meanings)),
});
