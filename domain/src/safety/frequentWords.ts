import stored from "./frequentWords.json";

/**
 * The list has groups of words for each language; words of a group are e^½ times as rare as those of the group before.
 */
export const LANGUAGES = ["en", "hi", "te"] as const;
type Language = (typeof LANGUAGES)[number];
const STEP = 0.5;

let prepared: ReadonlyMap<string, readonly number[]> | undefined;

/**
 * The frequent words of the training sentences, in their common spelling, with their cost in each language: the
 * negative logarithm of their frequency; Infinity if the language does not have the word. Prepared when it is first
 * needed.
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
