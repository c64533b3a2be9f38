import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { readFlags } from "../args";
import { hashFiles } from "../build/stamp";
import { PlainError } from "../lib/plain-error";
import { root } from "../lib/paths";
import { say } from "../lib/say";
import { barsAt } from "../safety/bars";
import { judge, misses, report } from "../safety/score";
import { crossValidated } from "../safety/crossValidate";
import { basicSentences, readSentences, trainingSentences, voices } from "../safety/sentences";
import { train } from "../safety/train";
import type { ModelFile } from "@thodu/domain/safety/model";

export const WEIGHTS = join(root, "domain/src/safety/weights.json");
/** Holds the {@link trainedOn} of the weights. */
export const TRAINED_ON = join(root, "data/safety/trained-on.sha256");
const VERSION = 5;
/** Chosen by cross-validation over the voices (docs/safety.md): where one alarm in seven is right. */
const BARS = {
  crisis: -0.46,
  crisisShort: -0.36,
  crisisWithPhrase: -0.62,
  crisisFramed: -0.46,
  crisisDenied: -0.29,
  crisisPast: -0.26,
  trouble: 0,
  troubleWithPhrase: -0.2,
  troubleDenied: 0.15,
  sentence: 0.3,
} as const;

/** Where the bars could stand. */
const ONE_IN = [4, 5, 6, 7, 8, 10];

/** The product's model, as its file holds it. */
export const trained = (): ModelFile => train(trainingSentences(), VERSION, BARS);

/** A hash over what the model is made of, as far as people change it by hand: sentences, phrases and bars. */
export const trainedOn = (): string =>
  createHash("sha256")
    .update(hashFiles(["domain/src/safety/lexicon/**"], ["**/*.test.ts"]))
    .update(JSON.stringify([VERSION, BARS, trainingSentences()]))
    .digest("hex");

/**
 * Trains the model on everything but what measures it, and writes its weights. `--cross-validate` writes nothing: it
 * prints what models trained without some voices find in those, and where the bars for a crisis could stand.
 */
export async function trainRisk(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ["--cross-validate"]);
  if (flags.has("--cross-validate")) {
    const { judged, gauged } = crossValidated(basicSentences(), voices(), BARS);
    const lines = ONE_IN.map(
      (alarms) => `bars where one alarm in ${alarms} is right: ${JSON.stringify(barsAt(1 / alarms, gauged))}`,
    );
    process.stdout.write(`${[report(judged), "", ...lines].join("\n")}\n`);
    return Promise.resolve(0);
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(trained())}\n`);
  writeFileSync(TRAINED_ON, `${trainedOn()}\n`);
  say(`Trained on ${trainingSentences().length} sentences: ${WEIGHTS}`);
  return Promise.resolve(0);
}

/** `risk-check FILE.jsonl`: recall and precision on any file of lines { id, text, level }, and each miss by name. */
export async function riskCheck(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0)
    throw new PlainError('Usage: npm run risk-check -- FILE.jsonl   (lines { "id", "text", "level" })');
  const judged = judge(readSentences(resolve(process.cwd(), file)));
  process.stdout.write(`${report(judged)}\n\n${misses(judged) || "No misses."}\n`);
  return Promise.resolve(0);
}
