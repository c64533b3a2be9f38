import type { Locale } from "../locale";

const LETTERS = /\p{L}/gu;
const scripts: readonly (readonly [Locale, RegExp])[] = [
  ["te", /(?=\p{L})\p{Script=Telugu}/gu],
  ["hi", /(?=\p{L})\p{Script=Devanagari}/gu],
];

/**
 * The language whose script has more than half of the letters; null for Latin letters, in which all three are written.
 */
export function writtenIn(text: string): Locale | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const all = count(LETTERS);
  return scripts.find(([, letters]) => count(letters) * 2 > all)?.[0] ?? null;
}
