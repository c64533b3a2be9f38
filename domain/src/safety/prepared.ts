import { conceptIndex } from "./conceptIndex";
import { conceptFile, lexiconFiles } from "./lists";
import { enter, enterPhrase, noPhrases, type Phrase } from "./phrases";

/** The phrases that may begin with a word, by their numbers. */
type Numbers = readonly [begins: string, phrases: number[]];

/** What the lists of phrases and of concepts come to, as data. */
interface Prepared {
  readonly phrases: readonly Phrase[];
  /** By the words, and by the first letters of the beginnings of words, with which they begin. */
  readonly byWord: readonly Numbers[];
  readonly byLetters: readonly Numbers[];
  /** As of a `conceptIndex`. */
  readonly whole: readonly (readonly [word: string, concepts: number[]])[];
  readonly open: readonly (readonly [letters: string, beginnings: { beginning: string; concept: number }[]])[];
}

let known: Prepared | undefined;

/**
 * To work this out takes longer than all else that a first message waits for: the build of the functions does so once and
 * puts the data in the place of this file (functions/build.ts).
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
