import { commonSpelling } from "./spelling";
import { sentencesOf } from "./words";

export const LEAST = 2;

export interface Index {
  /** The numbers of the concepts of a whole word. */
  readonly whole: Map<string, number[]>;
  /** Beginnings of words with their concepts, by the first letters. */
  readonly open: Map<string, { readonly beginning: string; readonly concept: number }[]>;
}

/** The words of a concept in each language, with spaces between them; `word*` stands for all words that begin so. */
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
  // The word itself too: its common spelling may end earlier than the beginning of a longer one.
  for (const each of sentencesOf(word.replace("*", "")).flat()) {
    const known = whole.get(each) ?? [];
    if (!known.includes(concept)) whole.set(each, [...known, concept]);
  }
}
