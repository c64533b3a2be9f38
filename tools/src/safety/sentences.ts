import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { riskLevel } from "@thodu/domain/chat/model";
import * as z from "zod";

import { PlainError } from "../lib/plain-error";
import { root } from "../lib/paths";

/** A line of a file of labelled sentences. Who writes one may leave language and script out. */
const line = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  level: riskLevel,
  language: z.string().default("?"),
  script: z.string().optional(),
});

export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly level: "none" | "concern" | "crisis";
  readonly language: string;
  /** ISO 15924: `Latn`, `Telu`, `Deva`. */
  readonly script: string;
}

const folder = join(root, "data/safety");
export const HELD_OUT = join(folder, "heldout.jsonl");
/** Written by people who had read neither phrases nor training sentences; no part of the training, nothing was mended after their misses. */
const UNSEEN = join(folder, "unseen");
export const unseen = (...names: string[]): Sentence[] =>
  names.flatMap((name) => readSentences(join(UNSEEN, `${name}.jsonl`)));
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

/** By the letters of the text, where nobody says which script it is. */
const scriptOf = (text: string): string =>
  /\p{Script=Telugu}/u.test(text) ? "Telu" : /\p{Script=Devanagari}/u.test(text) ? "Deva" : "Latn";

function parseLine(text: string, where: string): Sentence {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PlainError(`${where}: this is not JSON.`);
  }
  const parsed = line.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PlainError(
      `${where}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}. A line is { "id", "text", "level": "none" | "concern" | "crisis" }.`,
    );
  }
  const { id, text: said, level, language, script } = parsed.data;
  return { id, text: said, level, language, script: script ?? scriptOf(said) };
}

/** The sentences of a file of lines { id, text, level, language?, script? }; empty lines count for nothing. */
export function parseSentences(content: string, name: string): Sentence[] {
  return content
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((text, at) => (text.trim() === "" ? [] : [parseLine(text, `${name}, line ${at + 1}`)]));
}

export function readSentences(path: string): Sentence[] {
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch {
    throw new PlainError(`${path} can't be read.`);
  }
  return parseSentences(content, basename(path));
}

/** Everything in data/safety itself but the held-out sentences and what is for training alone. */
const labelled = (): Sentence[] =>
  filesOf(folder)
    .filter((path) => ![HELD_OUT, BACKGROUND, PATTERNS].includes(path))
    .flatMap(readSentences);

/** The fifth of the labelled sentences, drawn by id, that is no part of the training. */
export const testSplit = (): Sentence[] => labelled().filter(({ id }) => splitOf(id) === "test");

/** A text without what a careless hand changes. */
export const bare = ({ text }: Pick<Sentence, "text">): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Leaves out what stands word for word among the sentences that measure: short ones come to many minds. */
function unmeasured(sentences: readonly Sentence[]): Sentence[] {
  const measured = new Set([HELD_OUT, ...filesOf(UNSEEN)].flatMap(readSentences).map(bare));
  return sentences.filter((sentence) => !measured.has(bare(sentence)));
}

/** The training sentences of each voice. */
export const voices = (): Sentence[][] => filesOf(VOICES).map((path) => unmeasured(readSentences(path)));

/** What every model is trained on, whichever voices are left out of it. */
export const basicSentences = (): Sentence[] =>
  unmeasured([
    ...labelled().filter(({ id }) => splitOf(id) !== "test"),
    ...[BACKGROUND, PATTERNS].flatMap(readSentences),
  ]);

/** All that the product's model is trained on. */
export const trainingSentences = (): Sentence[] => [...basicSentences(), ...voices().flat()];

/** Drawn from the id alone (FNV-1a), so that no sentence ever changes sides: 20 of a hundred measure. */
function splitOf(id: string): "training" | "test" {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const share = ((hash ^ (hash >>> 15)) >>> 0) % 100;
  return share < 80 ? "training" : "test";
}
