import { chance } from "./random";
import type { Sentence } from "./sentences";

const SEED = 18;
const TYPO_SHARE = 0.1;
/** The rows of a keyboard: a finger that slips hits a neighbouring key. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const WORD = /\p{L}[\p{L}\p{M}]+/gu;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, "");

/** A key beside that of the letter; the letter itself if its key is not known. */
function keyBeside(letter: string, random: () => number): string {
  const row = ROWS.find((keys) => keys.includes(letter.toLowerCase()));
  if (row === undefined) return letter;
  const at = row.indexOf(letter.toLowerCase());
  return row.charAt(at === 0 || (at < row.length - 1 && random() < 0.5) ? at + 1 : at - 1);
}

/** A word with one letter left out, doubled, swapped with the next one, or replaced by that of a neighbouring key. */
function misspelt(word: string, random: () => number): string {
  const letters = lettersOf(word);
  if (letters.length < 2) return word;
  const at = Math.floor(random() * (letters.length - 1));
  const [letter = "", next = ""] = letters.slice(at, at + 2);
  const instead = [[next], [letter, letter, next], [next, letter], [keyBeside(letter, random), next]];
  return letters.toSpliced(at, 2, ...(instead[Math.floor(random() * instead.length)] ?? [])).join("");
}

const ways = {
  together: withoutSpaces,
  spaced: (text: string) => lettersOf(withoutSpaces(text)).join(" "),
  typos: (text: string, random: () => number) =>
    text.replace(WORD, (word) => (random() < TYPO_SHARE ? misspelt(word, random) : word)),
} as const;
export type Distortion = keyof typeof ways;

/** The same sentences as somebody in haste writes them, or as somebody hides the words; the same in every run. */
export function distorted(sentences: readonly Sentence[], how: Distortion): Sentence[] {
  const random = chance(SEED);
  return sentences.map((sentence) => {
    const text = ways[how](sentence.text, random);
    return { ...sentence, text, messages: [text] };
  });
}
