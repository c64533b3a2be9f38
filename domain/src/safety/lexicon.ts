import * as z from "zod/mini";
import english from "./lexicon/en.json";
import hindi from "./lexicon/hi.json";
import telugu from "./lexicon/te.json";
import { commonSpelling } from "./spelling";
import { NUMBER, sentencesOf } from "./words";

/**
 * What a phrase says of the sentence it is in. `crisis` and `concern`: that level. `soften`: what it covers is told as
 * past. `clear`: what it covers counts for nothing (an idiom, a denial). `frame`: the sentence tells of a film, the
 * news, someone long ago.
 */
const meaning = z.enum(["crisis", "soften", "concern", "clear", "frame"]);
type Meaning = z.infer<typeof meaning>;

/** What the phrases say of some words, after idioms and denials have taken theirs. */
export type Meanings = ReadonlySet<Meaning>;

export const together = (meanings: readonly Meanings[]): Meanings => new Set(meanings.flatMap((each) => [...each]));

/**
 * A file of phrases. In a phrase: `word*` any word that begins so, `(a|b c|)` one of these or nothing, `~` up to three
 * words in between, `#` a number. Words may be in any spelling and script.
 */
const file = z.strictObject({
  version: z.number(),
  language: z.string(),
  entries: z.array(
    z.strictObject({ level: meaning, reason: z.string().check(z.minLength(8)), phrases: z.array(z.string()) }),
  ),
});
export type LexiconFile = z.infer<typeof file>;

export const lexiconFiles: readonly LexiconFile[] = [english, telugu, hindi].map((each) => file.parse(each));

const GAP = "~";
const GAP_WORDS = 3;
/** Letters that the beginning of a word must have to stand first in a phrase. */
const LEAST = 2;

/** Part of a phrase as it is written: words in between, a word, the beginning of one, or a choice of such parts. */
type Part =
  | { readonly kind: "gap" }
  | { readonly kind: "word" | "beginning"; readonly text: string }
  | { readonly kind: "choice"; readonly choices: readonly (readonly Part[])[] };

/**
 * A phrase ready to be looked for, from one step to the next. All choices of a group lead to the same next step:
 * `words` and `beginnings` are those of a single word, `more` begins the longer ones.
 */
type Step =
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
interface Rest {
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

/** Each word stands in three or four phrases, and to spell one takes a while: known while phrases are prepared. */
let spelled = new Map<string, readonly Part[]>();

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

interface Lexicon {
  /** By their first word. */
  readonly byWord: Map<string, Rest[]>;
  /** Those that begin with the beginning of a word, by its first two letters. */
  readonly byLetters: Map<string, { readonly beginning: string; readonly rest: Rest }[]>;
}

function enter<T>(index: Map<string, T[]>, key: string, item: T): void {
  const known = index.get(key);
  if (known) known.push(item);
  else index.set(key, [item]);
}

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

let prepared: Lexicon | undefined;

/** Prepared when the first message is read: most endpoints never read one. */
function lexicon(): Lexicon {
  if (prepared) return prepared;
  const made: Lexicon = { byWord: new Map(), byLetters: new Map() };
  for (const { level, phrases } of lexiconFiles.flatMap(({ entries }) => entries)) {
    for (const phrase of phrases) enterFirsts(made, stepsOf(parse(phrase)), level);
  }
  spelled = new Map();
  prepared = made;
  return made;
}

/** Whether the phrase goes on from `step` at the `at`th word; if so, `places` gets those of its words, last first. */
function goesOn(sentence: readonly string[], at: number, step: Step, places: number[]): boolean {
  if (step.kind === "end") return true;
  if (step.kind === "gap") {
    for (let skip = 0; skip <= GAP_WORDS; skip += 1) if (goesOn(sentence, at + skip, step.next, places)) return true;
    return false;
  }
  const word = sentence[at];
  if (word !== undefined && fits(step, word) && goesOn(sentence, at + 1, step.next, places)) {
    places.push(at);
    return true;
  }
  for (const choice of step.more) if (goesOn(sentence, at, choice, places)) return true;
  return false;
}

function fits(step: Extract<Step, { readonly kind: "word" }>, word: string): boolean {
  if (step.words.has(word)) return true;
  const beginnings = step.beginnings.get(word.charAt(0));
  if (beginnings) for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  return false;
}

/** What the phrases say of a sentence (its words in their common spelling). */
export function meaningsOf(sentence: readonly string[]): Meanings {
  const { byWord, byLetters } = lexicon();
  const hits: Hit[] = [];
  // Filled only by a phrase that is there.
  let places: number[] = [];
  const look = (at: number, { next, meaning: said }: Rest): void => {
    if (!goesOn(sentence, at + 1, next, places)) return;
    places.push(at);
    hits.push({ meaning: said, places });
    places = [];
  };
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at] ?? "";
    const whole = byWord.get(word);
    if (whole) for (const rest of whole) look(at, rest);
    const begun = byLetters.get(word.slice(0, LEAST));
    if (begun) for (const { beginning, rest } of begun) if (word.startsWith(beginning)) look(at, rest);
  }
  if (hits.length === 0) return NOTHING;
  const covered = placesOf(hits, "clear");
  const softened = placesOf(hits, "soften");
  const meanings = new Set<Meaning>();
  for (const { meaning: said, places: at } of hits) {
    const taken =
      (said === "crisis" || said === "concern") &&
      at.some((place) => covered.has(place) || (said === "crisis" && softened.has(place)));
    if (!taken) meanings.add(said);
  }
  return meanings;
}

const NOTHING: Meanings = new Set();

interface Hit {
  readonly meaning: Meaning;
  readonly places: readonly number[];
}

const placesOf = (hits: readonly Hit[], wanted: Meaning): ReadonlySet<number> =>
  new Set(hits.flatMap((hit) => (hit.meaning === wanted ? hit.places : [])));
