import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readFlags } from '../args';
import { PlainError } from '../lib/plain-error';
import { root } from '../lib/paths';
import { say } from '../lib/say';
import { judge, misses, report } from '../safety/score';
import { readSentences, trainingSentences } from '../safety/sentences';
import { train } from '../safety/train';

const WEIGHTS = join(root, 'domain/src/safety/weights.json');
const VERSION = 3;
/** Chosen by cross-validation of the training and validation splits, for recall first. */
const BARS = { crisis: 0.2, crisisShort: 0.5, crisisWithPhrase: 0.2, crisisFramed: 0.4, crisisDenied: 0.3, trouble: 0.4, troubleWithPhrase: 0.15 } as const;

/** Trains the model on the training and validation splits and writes its weights; the test split has no part in it. */
export async function trainRisk(args: readonly string[]): Promise<number> {
  readFlags(args, []);
  const sentences = trainingSentences();
  writeFileSync(WEIGHTS, `${JSON.stringify(train(sentences, VERSION, BARS))}\n`);
  say(`Trained on ${sentences.length} sentences: ${WEIGHTS}`);
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
