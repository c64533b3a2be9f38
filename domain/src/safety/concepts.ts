import * as z from "zod/mini";
import stored from "./lexicon/concepts.json";
import { commonSpelling } from "./spelling";
import { sentencesOf } from "./words";

/**
 * A file of what words are about, whatever their language: `die`, `marna` and `chavadam` are one. In the words of a
 * language, `word*` is any word that begins so. The model learns from what stands beside what, not from one word.
 */
const words = z.optional(z.string());
const file = z.strictObject({
  version: z.number(),
  concepts: z.array(
    z.strictObject({ name: z.string(), meaning: z.string().check(z.minLength(3)), en: words, te: words, hi: words }),
  ),
});
export const conceptFile = file.parse(stored);

const LEAST = 2;

interface Index {
  /** Whole words, with their concepts by number. */
  readonly whole: Map<string, number[]>;
  /** Beginnings of words, by their first letters. */
  readonly open: Map<string, { readonly beginning: string; readonly concept: number }[]>;
}

let prepared: Index | undefined;

/** Prepared when the first message is read. */
function index(): Index {
  if (prepared) return prepared;
  const made: Index = { whole: new Map(), open: new Map() };
  for (const [concept, { en, te, hi }] of conceptFile.concepts.entries()) {
    for (const word of [en, te, hi].flatMap((each) => each?.split(" ") ?? [])) enter(made, word, concept);
  }
  prepared = made;
  return made;
}

function enter({ whole, open }: Index, word: string, concept: number): void {
  if (word.endsWith("*")) {
    const beginning = commonSpelling(word.slice(0, -1), true);
    if (beginning.length < LEAST) throw new SyntaxError(`Too short a beginning: ${word}`);
    const key = beginning.slice(0, LEAST);
    open.set(key, [...(open.get(key) ?? []), { beginning, concept }]);
  }
  // The word itself too: its common spelling may end earlier than the beginning of a longer one.
  for (const each of sentencesOf(word.replace("*", "")).flat()) {
    const known = whole.get(each) ?? [];
    if (!known.includes(concept)) whole.set(each, [...known, concept]);
  }
}

/** What the words are about, by number, in their order; a word may be about more than one thing, or about none. */
export function conceptsOf(sentence: readonly string[]): readonly number[] {
  const { whole, open } = index();
  const found: number[] = [];
  for (const word of sentence) {
    const known = whole.get(word);
    if (known) found.push(...known);
    const candidates = open.get(word.slice(0, LEAST));
    if (!candidates) continue;
    for (const { beginning, concept } of candidates) {
      if (word.startsWith(beginning) && !known?.includes(concept)) found.push(concept);
    }
  }
  return found;
}
