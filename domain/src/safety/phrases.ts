import { commonSpelling } from "./spelling";
import { NUMBER, sentencesOf } from "./words";

export const MEANINGS = ["crisis", "soften", "concern", "clear", "frame"] as const;
/**
 * What a phrase says of its sentence. `crisis`, `concern`: that level. `soften`: what it covers is past. `clear`: what
 * it covers does not count (an idiom, a denial). `frame`: the sentence is about a film, the news, or somebody long ago.
 */
export type Meaning = (typeof MEANINGS)[number];

const GAP = "~";
/** How many letters the beginning of a word (`word*`) needs at least to stand first in a phrase. */
export const LEAST = 2;

/** A part of a phrase as it is written: a gap, a word, the beginning of one, or a choice of such parts. */
type Part =
  | { readonly kind: "gap" }
  | { readonly kind: "word" | "beginning"; readonly text: string }
  | { readonly kind: "choice"; readonly choices: readonly (readonly Part[])[] };

/**
 * One step in looking for a phrase. All choices of a group lead to the same next step: `words` and `beginnings` are the
 * choices of one word, `more` those of several words.
 */
export type Step =
  | { readonly kind: "end" }
  | { readonly kind: "gap"; readonly next: Step }
  | {
      readonly kind: "word";
      readonly words: ReadonlySet<string>;
      /** By first letter. */
      readonly beginnings: ReadonlyMap<string, readonly string[]>;
      readonly more: readonly Step[];
      readonly next: Step;
    };

/** What must follow a word to match a phrase. */
export interface Rest {
  readonly next: Step;
  readonly meaning: Meaning;
}

const END: Step = { kind: "end" };

function stepsOf(parts: readonly Part[], behind: Step = END): Step {
  return parts.reduceRight<Step>((next, part) => {
    if (part.kind === "gap") return { kind: "gap", next };
    const words = new Set<string>();
    const beginnings = new Map<string, string[]>();
    const more: Step[] = [];
    for (const choice of part.kind === "choice" ? part.choices : [[part]]) {
      const [only] = choice;
      if (choice.length !== 1 || only === undefined || only.kind === "gap" || only.kind === "choice")
        more.push(stepsOf(choice, next));
      else if (only.kind === "word") words.add(only.text);
      else enter(beginnings, only.text.charAt(0), only.text);
    }
    return { kind: "word", words, beginnings, more, next };
  }, behind);
}

/** The parts of a phrase; groups may be nested. */
function parse(phrase: string): readonly Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < phrase.length;) {
    if (phrase.charAt(i) === " ") i += 1;
    else if (phrase.charAt(i) === "(") {
      const { choices, end } = readGroup(phrase, i);
      parts.push({ kind: "choice", choices: choices.map(parse) });
      i = end;
    } else {
      let end = i;
      while (end < phrase.length && !" (".includes(phrase.charAt(end))) end += 1;
      parts.push(...wordParts(phrase.slice(i, end)));
      i = end;
    }
  }
  return parts;
}

/** The choices of the group that opens at `open`, and the index after it. */
function readGroup(phrase: string, open: number): { readonly choices: readonly string[]; readonly end: number } {
  const choices: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < phrase.length; i += 1) {
    const sign = phrase.charAt(i);
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if ((sign === "|" && depth === 1) || depth === 0) {
      choices.push(phrase.slice(from, i));
      from = i + 1;
    }
    if (depth === 0) return { choices, end: i + 1 };
  }
  throw new SyntaxError(`A group is left open: ${phrase}`);
}

/** Spelled words are kept: each occurs in three or four phrases, and spelling is slow. */
const spelled = new Map<string, readonly Part[]>();

function wordParts(word: string): readonly Part[] {
  const known = spelled.get(word);
  if (known) return known;
  const parts = spellParts(word);
  spelled.set(word, parts);
  return parts;
}

function spellParts(word: string): readonly Part[] {
  if (word === GAP) return [{ kind: "gap" }];
  if (word === NUMBER) return [{ kind: "word", text: NUMBER }];
  const open = word.endsWith("*");
  const texts = open ? [commonSpelling(word.slice(0, -1), true)] : sentencesOf(word).flat();
  return texts.map((text) => ({ kind: open ? "beginning" : "word", text }));
}

export interface Lexicon {
  /** By first word. */
  readonly byWord: Map<string, Rest[]>;
  /** Phrases that begin with the beginning of a word, by its first two letters. */
  readonly byLetters: Map<string, { readonly beginning: string; readonly rest: Rest }[]>;
}

export function enter<T>(index: Map<string, T[]>, key: string, item: T): void {
  const known = index.get(key);
  if (known) known.push(item);
  else index.set(key, [item]);
}

/** Adds a phrase to the index under each word, or beginning of a word, with which it may begin. */
function enterFirsts(into: Lexicon, step: Step, said: Meaning): void {
  if (step.kind !== "word") throw new SyntaxError("A phrase begins with a word.");
  const rest: Rest = { next: step.next, meaning: said };
  for (const word of step.words) enter(into.byWord, word, rest);
  for (const beginning of [...step.beginnings.values()].flat()) {
    if (beginning.length < LEAST) throw new SyntaxError(`Too short a beginning: ${beginning}`);
    enter(into.byLetters, beginning.slice(0, LEAST), { beginning, rest });
  }
  for (const choice of step.more) enterFirsts(into, choice, said);
}

/** A phrase as it is written, and what it says. */
export type Phrase = readonly [said: Meaning, phrase: string];

export const noPhrases = (): Lexicon => ({ byWord: new Map(), byLetters: new Map() });

export const enterPhrase = (into: Lexicon, [said, phrase]: Phrase): void =>
  enterFirsts(into, stepsOf(parse(phrase)), said);
