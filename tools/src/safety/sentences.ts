import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { riskLevel } from '@thodu/domain/chat/model';
import * as z from 'zod';

import { PlainError } from '../lib/plain-error';
import { root } from '../lib/paths';

/** A line of a file of labelled sentences. Who writes one may leave language and script out. */
const line = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  level: riskLevel,
  language: z.string().default('?'),
  script: z.string().optional(),
});

export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly level: 'none' | 'concern' | 'crisis';
  readonly language: string;
  /** ISO 15924: `Latn`, `Telu`, `Deva`. */
  readonly script: string;
}

const folder = join(root, 'data/safety');
export const HELD_OUT = join(folder, 'heldout.jsonl');
/** Written by someone who had read neither phrases nor training sentences; nothing was mended after its misses. */
export const UNSEEN = join(folder, 'unseen', 'first.jsonl');
/** Ordinary text of this repository, which is no message of anybody: training alone. */
const BACKGROUND = join(folder, 'background.jsonl');
/** Variants of the same few hundred sentences: siblings on both sides would flatter the test split, so training alone. */
const PATTERNS = join(folder, 'patterns.jsonl');
const TRAINING_ALONE = [BACKGROUND, PATTERNS];

/** By the letters of the text, where nobody says which script it is. */
const scriptOf = (text: string): string => (/\p{Script=Telugu}/u.test(text) ? 'Telu' : /\p{Script=Devanagari}/u.test(text) ? 'Deva' : 'Latn');

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
    throw new PlainError(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}. A line is { "id", "text", "level": "none" | "concern" | "crisis" }.`);
  }
  const { id, text: said, level, language, script } = parsed.data;
  return { id, text: said, level, language, script: script ?? scriptOf(said) };
}

/** The sentences of a file of lines { id, text, level, language?, script? }; empty lines count for nothing. */
export function parseSentences(content: string, name: string): Sentence[] {
  return content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((text, at) => (text.trim() === '' ? [] : [parseLine(text, `${name}, line ${at + 1}`)]));
}

export function readSentences(path: string): Sentence[] {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    throw new PlainError(`${path} can't be read.`);
  }
  return parseSentences(content, basename(path));
}

/** Everything in data/safety but the held-out sentences and what is for training alone. */
export const labelled = (): Sentence[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && ![HELD_OUT, ...TRAINING_ALONE].includes(join(folder, name)))
    .sort()
    .flatMap((name) => readSentences(join(folder, name)));

/** What the model is trained on: all but the test split, and what is for training alone. */
export const trainingSentences = (): Sentence[] => [...labelled().filter(({ id }) => splitOf(id) !== 'test'), ...TRAINING_ALONE.flatMap(readSentences)];

export type Split = 'training' | 'validation' | 'test';

/** Drawn from the id alone (FNV-1a), so that no sentence ever changes sides: 65, 15 and 20 of a hundred. */
export function splitOf(id: string): Split {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const share = ((hash ^ (hash >>> 15)) >>> 0) % 100;
  return share < 65 ? 'training' : share < 80 ? 'validation' : 'test';
}
