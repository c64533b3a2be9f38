import stored from "./frequentWords.json";

/** The list holds, for each language, groups of words; a word of a group is e^½ times as rare as one of the group before. */
export const LANGUAGES = ["en", "hi", "te"] as const;
type Language = (typeof LANGUAGES)[number];
const STEP = 0.5;

let prepared: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * The words that are frequent in what the model was trained on, in their common spelling, and what each costs in each
 * language: the negative logarithm of how often it comes; Infinity where it is no word of that language. Prepared when the
 * first message needs it.
 */
export function wordCosts(): ReadonlyMap<string, readonly number[]> {
  if (prepared) return prepared;
  const made = new Map<string, number[]>();
  for (const [at, language] of LANGUAGES.entries())
    for (const [step, words] of stored[language satisfies Language].entries())
      for (const word of words === "" ? [] : words.split(" ")) {
        const known = made.get(word) ?? LANGUAGES.map(() => Infinity);
        known[at] = step * STEP;
        made.set(word, known);
      }
  prepared = made;
  return made;
}
