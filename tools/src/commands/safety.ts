import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { readFlags } from "../args";
import { hashFiles } from "../build/stamp";
import { PlainError } from "../lib/plain-error";
import { root } from "../lib/paths";
import { say } from "../lib/say";
import { barsAt } from "../safety/bars";
import { readCases } from "../safety/cases";
import { frequentWords } from "../safety/frequentWords";
import { crossValidated } from "../safety/crossValidate";
import { judge, misses, report } from "../safety/score";
import { readTraining, trainingSentences } from "../safety/sentences";
import { train } from "../safety/train";
import type { ModelFile } from "@thodu/domain/safety/model";

export const WEIGHTS = join(root, "domain/src/safety/weights.json");
/** The list of words into which text is split that was written without spaces. */
export const FREQUENT_WORDS = join(root, "domain/src/safety/frequentWords.json");
/** The file with the {@link trainedOn} of the weights. */
export const TRAINED_ON = join(root, "data/safety/trained-on.sha256");
const VERSION = 8;
/** Chosen by cross-validation over the voices (docs/safety.md). */
const BARS: ModelFile["bars"] = {
  certain: { plain: 0.5, short: 0.4, few: null, withPhrase: -0.5, framed: 0.3, denied: 0.3, past: 0.2 },
  unsure: { plain: -0.05, short: -0.5, few: 0, withPhrase: -1.2, framed: -0.4, denied: -0.45, past: -0.5 },
  concern: { plain: 0, withPhrase: -0.2, denied: 0.15 },
  others: -0.2,
  sentence: 0.3,
};

/** `--cross-validate` proposes bars at which one alarm in so many is right. */
const ONE_IN = [2, 3, 4, 6, 8, 10, 15];

/** The product's model, as its file contains it. */
export const trained = (sentences = trainingSentences()): ModelFile => train(sentences, VERSION, BARS);

export const frequent = (sentences = trainingSentences()): string =>
  `${JSON.stringify(frequentWords(sentences), null, 2)}\n`;

/** A hash over everything that people change by hand and from which the model is made: sentences, phrases and bars. */
export const trainedOn = (): string =>
  createHash("sha256")
    .update(
      hashFiles(
        ["domain/src/safety/lexicon/**", "data/safety/**/*.jsonl"],
        ["**/*.test.ts", "data/safety/choosing/**"],
      ),
    )
    .update(JSON.stringify([VERSION, BARS]))
    .digest("hex");

/**
 * Trains the model on everything except what measures it, and writes its weights and the list of frequent words.
 * `--cross-validate` writes nothing: it prints what models trained without some voices find in those voices, and where
 * the bars for a crisis could be.
 */
export async function trainRisk(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ["--cross-validate"]);
  if (flags.has("--cross-validate")) {
    const { judged, gauged } = crossValidated(readTraining(), BARS);
    const lines = ONE_IN.map(
      (alarms) => `bars where one alarm in ${alarms} is right: ${JSON.stringify(barsAt(1 / alarms, gauged))}`,
    );
    process.stdout.write(`${[report(judged), "", ...lines].join("\n")}\n`);
    return Promise.resolve(0);
  }
  const sentences = trainingSentences();
  writeFileSync(WEIGHTS, `${JSON.stringify(trained(sentences))}\n`);
  writeFileSync(FREQUENT_WORDS, frequent(sentences));
  writeFileSync(TRAINED_ON, `${trainedOn()}\n`);
  say(`Trained on ${sentences.length} sentences: ${WEIGHTS}`);
  return Promise.resolve(0);
}

/**
 * `risk-check FILE.jsonl`: prints alarms and recall on any file of messages `{ id, text, level }` or talks
 * `{ id, messages, level }`, and then each one for which the check disagrees with its level.
 */
export async function riskCheck(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0)
    throw new PlainError(
      'Usage: npm run risk-check -- FILE.jsonl   (lines { "id", "text", "level" } or { "id", "messages", "level" })',
    );
  const judged = judge(readCases(resolve(process.cwd(), file)));
  process.stdout.write(`${report(judged)}\n\n${misses(judged) || "Nothing is read otherwise."}\n`);
  return Promise.resolve(0);
}
