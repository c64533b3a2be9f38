import { riskOf } from "@thodu/domain/safety/detect";

import { judge, report, scoreOf } from "../safety/score";
import { HELD_OUT, readSentences, testSplit, unseen } from "../safety/sentences";
import { quantile, table } from "./stats";

const GOAL = { recall: 0.98, precision: 0.8, milliseconds: 1 } as const;
const LENGTH = 2_000;
const ROUNDS = 300;
const BATCHES = 15;
const BATCH = 40;

/** A message of 2,000 characters of the given sentences, one after the other. */
const longest = (texts: readonly string[]): string => {
  let text = "";
  for (let at = 0; text.length < LENGTH; at += 1) text += `${texts[at % texts.length] ?? "x"}. `;
  return text.slice(0, LENGTH);
};

/** Processor time of one message in milliseconds, mean of a batch: what others do on the machine does not count. */
function times(text: string): number[] {
  for (let round = 0; round < ROUNDS; round += 1) riskOf(text);
  return Array.from({ length: BATCHES }, () => {
    const began = process.cpuUsage();
    for (let round = 0; round < BATCH; round += 1) riskOf(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000 / BATCH;
  });
}

const met = (holds: boolean): string => (holds ? "met" : "missed");

/**
 * What the detector finds on sentences that it was not trained on, and how long it takes. Needs no suite. Ends
 * with 1 when a message takes longer than its goal; the shares are reported, whatever they are.
 */
export async function benchSafety(): Promise<number> {
  const test = testSplit();
  const lines: string[] = [];
  for (const [name, measured] of [
    [
      "data/safety/unseen/{sixth,seventh,eighth,ninth}.jsonl, by four examiners who knew the specification alone",
      unseen("sixth", "seventh", "eighth", "ninth"),
    ],
    [
      "data/safety/unseen/{fourth,fifth}.jsonl, by two authors of whom nothing was trained on",
      unseen("fourth", "fifth"),
    ],
    ["data/safety/unseen/first.jsonl, written before reading phrases and training sentences", unseen("first")],
    ["data/safety/unseen/{second,third}.jsonl, as indirect as their authors could", unseen("second", "third")],
    ["test split of data/safety, drawn by id", test],
    ["data/safety/heldout.jsonl, written before the detector", readSentences(HELD_OUT)],
  ] as const) {
    const judged = judge(measured);
    const { sentences, right, flagged } = scoreOf(judged, "crisis");
    const [recall, precision] = [right / sentences, right / flagged];
    lines.push(
      `${name} (${judged.length} sentences):`,
      report(judged),
      `crisis: recall ${recall.toFixed(3)} (goal ≥ ${GOAL.recall}: ${met(recall >= GOAL.recall)}), precision ${precision.toFixed(3)} (goal ≥ ${GOAL.precision}: ${met(precision >= GOAL.precision)})`,
      "",
    );
  }
  const plain = judge(unseen("plain"));
  const alarms = plain.filter(({ found }) => found === "crisis").length;
  lines.push(
    `data/safety/unseen/plain.jsonl, ordinary messages and nothing else: ${alarms} of ${plain.length} are called a crisis (${((100 * alarms) / plain.length).toFixed(1)} %)`,
    "",
  );
  const of = (language: string, script: string): string[] =>
    test.filter((each) => each.language === language && each.script === script).map(({ text }) => text);
  const series = {
    English: times(longest(of("en", "Latn"))),
    Telugu: times(longest(of("te", "Telu"))),
    "Telugu in Latin letters": times(longest(of("te", "Latn"))),
    Hindi: times(longest(of("hi", "Deva"))),
    "Hindi in Latin letters": times(longest(of("hi", "Latn"))),
    "one letter, 2,000 times": times("a".repeat(LENGTH)),
    "words of one letter": times("i ".repeat(LENGTH / 2)),
  };
  // The least of the batches: on a busy machine the others hold what its neighbours cost.
  const slowest = Math.max(...Object.values(series).map((samples) => quantile(samples, 0)));
  lines.push(
    `one message of ${LENGTH} characters, processor time (means of ${BATCH}):`,
    table(series),
    `slowest, at its best: ${slowest.toFixed(2)} ms (goal ≤ ${GOAL.milliseconds} ms: ${met(slowest <= GOAL.milliseconds)})`,
    "",
  );
  process.stdout.write(lines.join("\n"));
  return Promise.resolve(slowest <= GOAL.milliseconds ? 0 : 1);
}
