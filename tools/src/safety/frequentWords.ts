import { sentencesOf } from "@thodu/domain/safety/words";

import type { Sentence } from "./sentences";

/** The number of words for each language. More words did not find more text written without spaces. */
const MOST = 4_000;
const STEPS_A_NAT = 2;
/** The words that are one letter in the common spelling (Hindi `vo` and `ye` are o and e). */
const SINGLE = new Set(["i", "u", "a", "o", "e", "#"]);

/**
 * For `domain/src/safety/frequentWords.json`: the commonest words of each language in their common spelling, by rarity
 * (minus the logarithm of their share, in steps of half a nat), and alphabetically within a step.
 */
export function frequentWords(sentences: readonly Sentence[]): Record<string, readonly string[]> {
  const byLanguage = Map.groupBy(sentences, ({ language }) => language);
  return Object.fromEntries(
    ["en", "hi", "te"].map((language) => {
      const counts = new Map<string, number>();
      for (const { text } of byLanguage.get(language) ?? [])
        for (const word of sentencesOf(text).flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const steps: string[][] = [];
      const common = [...counts]
        .filter(([word]) => word.length > 1 || SINGLE.has(word))
        .toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
        .slice(0, MOST);
      for (const [word, count] of common) {
        const step = Math.round(-Math.log(count / all) * STEPS_A_NAT);
        while (steps.length <= step) steps.push([]);
        steps[step]?.push(word);
      }
      return [language, steps.map((words) => words.toSorted().join(" "))];
    }),
  );
}
