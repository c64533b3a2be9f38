import { commonSpelling } from "./spelling";
import { NUMBER, sentencesOf } from "./words";

export const MEANINGS = ["crisis", "soften", "concern", "clear", "frame"] as const;
/**
 * What a phrase says of the sentence it is in. `crisis` and `concern`: that level. `soften`: what it covers is told as
 * past. `clear`: what it covers counts for nothing (an idiom, a denial). `frame`: the sentence tells of a film, the
 * news, someone long ago.
 */
export type Meaning = (typeof MEANINGS)[number];

const GAP = "~";
/** Letters that the beginning of a word must have to stand first in a phrase. */
export const LEAST = 2;

/** Part of a phrase as it is written: words in between, a word, the beginning of one, or a choice of such parts. */
type Part =
  | { readonly kind: "gap" }
  | { readonly kind: "word" | "beginning"; readonly text: string }
  | { readonly kind: "choice"; readonly choices: readonly (readonly Part[])[] };

/**
 * A phrase ready to be looked for, from one step to the next. All choices of a group lead to the same next step:
 * `words` and `beginnings` are the choices of one word, `more` those of several words.
 */
export type Step =
  | { readonly kind: "end" }
  | { readonly kind: "gap"; readonly next: Step }
  | {
      readonly kind: "word";
      readonly words: ReadonlySet<string>;
      /** By their first letter. */
      readonly beginnings: ReadonlyMap<string, readonly string[]>;
      readonly more: readonly Step[];
      readonly next: Step;
    };

/** What must follow a word for a phrase to be there. */
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

/** The parts of a phrase; groups may lie in groups. */
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

/** The choices of the group that opens at `open`, and the place behind it. */
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

/** Each word stands in three or four phrases, and to spell one takes a while. */
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
  /** By their first word. */
  readonly byWord: Map<string, Rest[]>;
  /** Those that begin with the beginning of a word, by its first two letters. */
  readonly byLetters: Map<string, { readonly beginning: string; readonly rest: Rest }[]>;
}

export function enter<T>(index: Map<string, T[]>, key: string, item: T): void {
  const known = index.get(key);
  if (known) known.push(item);
  else index.set(key, [item]);
}

/** Makes a phrase findable by each word and beginning of one that it may begin with. */
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
