import { readdirSync } from "node:fs";
import { join } from "node:path";

import { root } from "../lib/paths";
import { readCases, type Case } from "./cases";
import { nearlyOneOf } from "./nearDuplicates";

/** A message with its level. */
export interface Sentence extends Case {
  readonly text: string;
}

const folder = join(root, "data/safety");
export const HELD_OUT = join(folder, "heldout.jsonl");
/** By people who had read neither phrases nor training sentences; no part of the training, nothing was mended after their misses. */
const UNSEEN = join(folder, "unseen");
/** Training alone, one author to a file: who writes many sentences comes back to the same turns of phrase. */
const VOICES = join(folder, "voices");
/** Ordinary text of this repository, which is no message of anybody: training alone. */
const BACKGROUND = join(folder, "background.jsonl");
/** Variants of the same few hundred sentences: siblings on both sides would flatter the test split, so training alone. */
const PATTERNS = join(folder, "patterns.jsonl");

const filesOf = (of: string): string[] =>
  readdirSync(of)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(of, name));

const asSentence = (one: Case): Sentence => ({ ...one, text: one.messages.join("\n") });

export const readSentences = (path: string): Sentence[] => readCases(path).map(asSentence);

/** The cases of a file in data/safety/unseen, by its name. */
export const unseen = (...names: string[]): Sentence[] =>
  names.flatMap((name) => readSentences(join(UNSEEN, `${name}.jsonl`)));

/** Everything in data/safety itself but the held-out sentences and what is for training alone. */
const labelled = (): Sentence[] =>
  filesOf(folder)
    .filter((path) => ![HELD_OUT, BACKGROUND, PATTERNS].includes(path))
    .flatMap(readSentences);

/** The fifth of the labelled sentences, drawn by id, that is no part of the training. */
export const testSplit = (): Sentence[] => labelled().filter(({ id }) => splitOf(id) === "test");

/** Every message that measures, those of talks one by one. */
export const measuring = (): Pick<Sentence, "text">[] => [
  ...testSplit(),
  ...[HELD_OUT, ...filesOf(UNSEEN)].flatMap(readCases).flatMap(({ messages }) => messages.map((text) => ({ text }))),
];

/** What is trained on, without what is nearly one of the messages that measure: short ones come to many minds. */
export interface Training {
  /** What every model is trained on, whichever voices are left out of it. */
  readonly basic: readonly Sentence[];
  /** The sentences of each voice. */
  readonly voices: readonly (readonly Sentence[])[];
}

export function readTraining(): Training {
  const isMeasuring = nearlyOneOf(measuring());
  const kept = (sentences: readonly Sentence[]): Sentence[] => sentences.filter((sentence) => !isMeasuring(sentence));
  const own = labelled().filter(({ id }) => splitOf(id) !== "test");
  return {
    basic: kept([...own, ...[BACKGROUND, PATTERNS].flatMap(readSentences)]),
    voices: filesOf(VOICES).map((path) => kept(readSentences(path))),
  };
}

/** All that the product's model is trained on. */
export const trainingSentences = ({ basic, voices }: Training = readTraining()): Sentence[] => [
  ...basic,
  ...voices.flat(),
];

/** Drawn from the id alone (FNV-1a), so that no sentence ever changes sides: 20 of a hundred measure. */
function splitOf(id: string): "training" | "test" {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const share = ((hash ^ (hash >>> 15)) >>> 0) % 100;
  return share < 80 ? "training" : "test";
}
