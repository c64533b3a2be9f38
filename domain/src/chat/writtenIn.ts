import type { Locale } from "../locale";
import { LANGUAGES, wordCosts } from "../safety/frequentWords";
import { sentencesOf } from "../safety/words";

const LETTERS = /\p{L}/gu;
const scripts: readonly (readonly [Locale, RegExp])[] = [
  ["te", /(?=\p{L})\p{Script=Telugu}/gu],
  ["hi", /(?=\p{L})\p{Script=Devanagari}/gu],
];

/** The cost of a word that a language does not have: above those of its rarest words (`wordCosts`). */
const UNKNOWN = 12;
/** How much cheaper than in English a text is if it is clearly in another language: in all, and for each word. */
const CLEARLY = 6;
const CLEARLY_FOR_EACH = 1;
/** One word alone ('hai') is a greeting in all three. */
const LEAST_WORDS = 2;
/** How many characters of a text are read: enough to tell, and a long letter costs no longer. */
const READ = 400;
/** How much cheaper it is than in the other of the two, with which it shares words. */
const NOT_THE_OTHER = 3;

/**
 * The language in which a person clearly writes: the one whose script has more than half of the letters, or Hindi or
 * Telugu in Latin letters. Null if that is English, too short or too mixed to tell.
 */
export function writtenIn(text: string): Locale | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const all = count(LETTERS);
  return scripts.find(([, letters]) => count(letters) * 2 > all)?.[0] ?? inLatinLetters(text);
}

/** By the frequency of its different words in each language; a word that none has says nothing. */
function inLatinLetters(text: string): "hi" | "te" | null {
  const known = wordCosts();
  const words = [...new Set(sentencesOf(text.slice(0, READ)).flat())];
  if (words.length < LEAST_WORDS) return null;
  const sums = { en: 0, hi: 0, te: 0 };
  for (const word of words) {
    const costs = known.get(word);
    if (costs) for (const [at, language] of LANGUAGES.entries()) sums[language] += Math.min(costs[at] ?? 0, UNKNOWN);
  }
  const [own, other] = sums.hi <= sums.te ? (["hi", "te"] as const) : (["te", "hi"] as const);
  const isClear =
    sums.en - sums[own] >= Math.max(CLEARLY, CLEARLY_FOR_EACH * words.length) &&
    sums[other] - sums[own] >= NOT_THE_OTHER;
  return isClear ? own : null;
}
