import type { Locale } from "../locale";
import { LANGUAGES, wordCosts } from "../safety/frequentWords";
import { sentencesOf } from "../safety/words";

const LETTERS = /\p{L}/gu;

interface Script {
  readonly locale: Locale;
  readonly letters: RegExp;
  readonly words: RegExp;
}
const scripts: readonly Script[] = [
  { locale: "te", letters: /(?=\p{L})\p{Script=Telugu}/gu, words: /(?=\p{L})[\p{Script=Telugu}\u200C\u200D]+/gu },
  {
    locale: "hi",
    letters: /(?=\p{L})\p{Script=Devanagari}/gu,
    words: /(?=\p{L})[\p{Script=Devanagari}\u200C\u200D]+/gu,
  },
];

/** A text counts as being in a script from this share of its letters or this many words on. */
const SCRIPT_SHARE = 1 / 3;
const SCRIPT_WORDS = 3;

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
 * Hindi or Telugu, if a text is clearly in it. A text in Latin letters is judged by its words. A text that is partly in
 * an Indic script counts as that language once enough of it is, even if the rest is English. Null for English, and if a
 * text is too short or too mixed to tell.
 */
export const writtenIn = (text: string): Locale | null => inIndicScript(text) ?? inLatinLetters(text);

function inIndicScript(text: string): Locale | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const all = count(LETTERS);
  const [most] = scripts
    .map(({ locale, letters, words }) => ({ locale, letters: count(letters), words: count(words) }))
    .toSorted((a, b) => b.letters - a.letters);
  if (!most || most.letters === 0) return null;
  return most.letters >= all * SCRIPT_SHARE || most.words >= SCRIPT_WORDS ? most.locale : null;
}

/** Compares how frequent the words are in each language. Counts each word once, and none that is in no list. */
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
