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
/**
 * Written by people who had read neither phrases nor training sentences. No part of the training, and nothing was
 * changed because of their misses.
 */
const UNSEEN = join(folder, "unseen");
/** For training only, one author per file: somebody who writes many sentences repeats the same turns of phrase. */
const VOICES = join(folder, "voices");
/** Ordinary text of this repository, which nobody sent as a message: for training only. */
const BACKGROUND = join(folder, "background.jsonl");
/**
 * Variants of the same few hundred sentences. With variants on both sides the test split would look too good, so they
 * are for training only.
 */
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

/** Everything in data/safety itself, except the held-out sentences and what is for training only. */
const labelled = (): Sentence[] =>
  filesOf(folder)
    .filter((path) => ![HELD_OUT, BACKGROUND, PATTERNS].includes(path))
    .flatMap(readSentences);

/** The fifth of the labelled sentences, chosen by id, that is no part of the training. */
export const testSplit = (): Sentence[] => labelled().filter(({ id }) => splitOf(id) === "test");

/** Every message that is used for measuring; those of talks one by one. */
export const measuring = (): Pick<Sentence, "text">[] => [
  ...testSplit(),
  ...[HELD_OUT, ...filesOf(UNSEEN)].flatMap(readCases).flatMap(({ messages }) => messages.map((text) => ({ text }))),
];

/**
 * The training sentences, without those that are nearly one of the measuring messages: many people think of the same
 * short ones.
 */
export interface Training {
  /** What every model is trained on, whichever voices it leaves out. */
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

/** Everything on which the product's model is trained. */
export const trainingSentences = ({ basic, voices }: Training = readTraining()): Sentence[] => [
  ...basic,
  ...voices.flat(),
];

/** Chosen from the id alone (FNV-1a), so that a sentence never changes sides: 20 in a hundred are for measuring. */
function splitOf(id: string): "training" | "test" {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const share = ((hash ^ (hash >>> 15)) >>> 0) % 100;
  return share < 80 ? "training" : "test";
}
