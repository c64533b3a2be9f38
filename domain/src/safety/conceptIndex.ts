import { commonSpelling } from "./spelling";
import { sentencesOf } from "./words";

export const LEAST = 2;

export interface Index {
  /** By whole word: the numbers of its concepts. */
  readonly whole: Map<string, number[]>;
  /** By first letters: beginnings of words, with their concepts. */
  readonly open: Map<string, { readonly beginning: string; readonly concept: number }[]>;
}

/** The words of a concept in each language, separated by spaces; `word*` is any word that begins so. */
interface Concept {
  readonly en?: string | undefined;
  readonly te?: string | undefined;
  readonly hi?: string | undefined;
}

export function conceptIndex(concepts: readonly Concept[]): Index {
  const made: Index = { whole: new Map(), open: new Map() };
  for (const [concept, { en, te, hi }] of concepts.entries()) {
    for (const word of [en, te, hi].flatMap((each) => each?.split(" ") ?? [])) enter(made, word, concept);
  }
  return made;
}

function enter({ whole, open }: Index, word: string, concept: number): void {
  if (word.endsWith("*")) {
    const beginning = commonSpelling(word.slice(0, -1), true);
    if (beginning.length < LEAST) throw new SyntaxError(`Too short a beginning: ${word}`);
    const key = beginning.slice(0, LEAST);
    open.set(key, [...(open.get(key) ?? []), { beginning, concept }]);
  }
  // The beginning of a word is stored as a word too: the common spelling of that word may be shorter.
  for (const each of sentencesOf(word.replace("*", "")).flat()) {
    const known = whole.get(each) ?? [];
    if (!known.includes(concept)) whole.set(each, [...known, concept]);
  }
}
