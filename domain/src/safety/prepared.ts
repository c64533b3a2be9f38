import { conceptIndex } from "./conceptIndex";
import { conceptFile, lexiconFiles } from "./lists";
import { enter, enterPhrase, noPhrases, type Phrase } from "./phrases";

/** A word, or the first letters of one, with the numbers of the phrases that can begin with it. */
type Numbers = readonly [begins: string, phrases: number[]];

/** The index of all phrases and concepts, as plain data. */
interface Prepared {
  readonly phrases: readonly Phrase[];
  /** By whole first word, and by the first letters of a `word*` at the beginning. */
  readonly byWord: readonly Numbers[];
  readonly byLetters: readonly Numbers[];
  /** The entries of `Index` in `conceptIndex`. */
  readonly whole: readonly (readonly [word: string, concepts: number[]])[];
  readonly open: readonly (readonly [letters: string, beginnings: { beginning: string; concept: number }[]])[];
}

let known: Prepared | undefined;

/**
 * The build of the functions computes this once and replaces this module by the data (functions/build.ts): to compute
 * it would delay the first message of each instance more than anything else.
 */
export function prepared(): Prepared {
  known ??= prepare();
  return known;
}

function prepare(): Prepared {
  const phrases = lexiconFiles.flatMap(({ entries }) =>
    entries.flatMap(({ level, phrases: listed }) => listed.map((phrase): Phrase => [level, phrase])),
  );
  const [byWord, byLetters] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [number, phrase] of phrases.entries()) {
    const alone = noPhrases();
    enterPhrase(alone, phrase);
    for (const word of alone.byWord.keys()) enter(byWord, word, number);
    for (const letters of alone.byLetters.keys()) enter(byLetters, letters, number);
  }
  const { whole, open } = conceptIndex(conceptFile.concepts);
  return { phrases, byWord: [...byWord], byLetters: [...byLetters], whole: [...whole], open: [...open] };
}
