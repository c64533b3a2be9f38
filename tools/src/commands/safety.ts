import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readFlags } from '../args';
import { PlainError } from '../lib/plain-error';
import { root } from '../lib/paths';
import { say } from '../lib/say';
import { judge, misses, report } from '../safety/score';
import { crossValidated } from '../safety/crossValidate';
import { basicSentences, readSentences, trainingSentences, voices } from '../safety/sentences';
import { train } from '../safety/train';
import type { ModelFile } from '@thodu/domain/safety/model';

export const WEIGHTS = join(root, 'domain/src/safety/weights.json');
const VERSION = 4;
/** Chosen by cross-validation over the voices (docs/safety.md): where one alarm in five is right. */
const BARS = {
  crisis: -0.36,
  crisisShort: -0.34,
  crisisWithPhrase: -0.48,
  crisisFramed: -0.33,
  crisisDenied: -0.15,
  crisisPast: 0.17,
  trouble: 0,
  troubleWithPhrase: -0.2,
  troubleDenied: 0.15,
  sentence: 0.3,
} as const;

/** The product's model, as its file holds it. */
export const trained = (): ModelFile => train(trainingSentences(), VERSION, BARS);

/**
 * Trains the model on everything but what measures it, and writes its weights. `--cross-validate` writes nothing: it
 * prints what models trained without some voices find in those.
 */
export async function trainRisk(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ['--cross-validate']);
  if (flags.has('--cross-validate')) {
    process.stdout.write(`${report(crossValidated(basicSentences(), voices(), BARS))}\n`);
    return Promise.resolve(0);
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(trained())}\n`);
  say(`Trained on ${trainingSentences().length} sentences: ${WEIGHTS}`);
  return Promise.resolve(0);
}

/** `risk-check FILE.jsonl`: recall and precision on any file of lines { id, text, level }, and each miss by name. */
export async function riskCheck(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) throw new PlainError('Usage: npm run risk-check -- FILE.jsonl   (lines { "id", "text", "level" })');
  const judged = judge(readSentences(resolve(process.cwd(), file)));
  process.stdout.write(`${report(judged)}\n\n${misses(judged) || 'No misses.'}\n`);
  return Promise.resolve(0);
}
