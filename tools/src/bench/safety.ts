import { resolve } from "node:path";
import { findingOf } from "@thodu/domain/safety/detect";

import { readCases, type Case } from "../safety/cases";
import { distorted, type Distortion } from "../safety/distorted";
import { alarmsOf, judge, recallOf, report, type Judged, type Share } from "../safety/score";
import { HELD_OUT, readSentences, testSplit, unseen, type Sentence } from "../safety/sentences";
import { quantile, table } from "./stats";

const GOAL_MS = 1.5;
const LENGTH = 2_000;
const ROUNDS = 300;
const BATCHES = 15;
const BATCH = 40;
/** How many messages an ordinary talk has. */
const TALK = 15;
/** How many of a hundred talks are of somebody in danger. */
const PREVALENCE = [0.5, 1, 3] as const;
const TIERS = ["certain", "either"] as const;

/** A message of 2,000 characters, made of the given sentences one after the other. */
const longest = (texts: readonly string[]): string => {
  let text = "";
  for (let at = 0; text.length < LENGTH; at += 1) text += `${texts[at % texts.length] ?? "x"}. `;
  return text.slice(0, LENGTH);
};

/**
 * The processor time for one message in milliseconds, as means of batches: other work on the machine does not count.
 */
function times(text: string): number[] {
  for (let round = 0; round < ROUNDS; round += 1) findingOf(text);
  return Array.from({ length: BATCHES }, () => {
    const began = process.cpuUsage();
    for (let round = 0; round < BATCH; round += 1) findingOf(text);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000 / BATCH;
  });
}

const ratio = ({ part, of }: Share): number => (of === 0 ? 0 : part / of);

/** The 95 % confidence interval of a share (Wilson). */
function interval({ part, of }: Share): string {
  if (of === 0) return "–";
  const [z, p] = [1.96, part / of];
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return `${p.toFixed(3)} (${Math.max(0, middle - half).toFixed(3)}–${Math.min(1, middle + half).toFixed(3)}) of ${of}`;
}

/** Groups messages into talks, as if one person had written them. */
const talksOf = (messages: readonly Case[]): Case[] =>
  Array.from({ length: Math.floor(messages.length / TALK) }, (_, at) => ({
    id: `talk-${at + 1}`,
    messages: messages.slice(at * TALK, (at + 1) * TALK).flatMap((each) => each.messages),
    level: "none",
    language: "?",
    script: "?",
    isAboutOther: false,
  }));

/** How many of a hundred alarms are right if so many of a hundred talks are of somebody in danger. */
const rightAt = (percent: number, recall: number, alarms: number): string => {
  const [right, wrong] = [(percent / 100) * recall, (1 - percent / 100) * alarms];
  return right + wrong === 0 ? "–" : `${((100 * right) / (right + wrong)).toFixed(0)} %`;
};

function ordinary(name: string, messages: readonly Case[], talks: readonly Judged[]): readonly string[] {
  const judged = judge(messages);
  const made = judge(talksOf(messages));
  return [
    `${name} (${judged.length} ordinary messages, ${made.length} talks of ${TALK} of them):`,
    ...TIERS.flatMap((tier) => {
      const alarms = alarmsOf(judged, tier);
      const flagged = alarmsOf(made, tier);
      const right = PREVALENCE.map(
        (percent) => `${percent} %: ${rightAt(percent, ratio(recallOf(talks, tier)), ratio(flagged))}`,
      );
      return [
        `  ${tier}: ${(1_000 * ratio(alarms)).toFixed(1)} alarms per 1,000 messages; ${(100 * ratio(flagged)).toFixed(1)} % of talks flagged; alarms that are right, by how many talks are of somebody in danger: ${right.join(", ")}`,
      ];
    }),
    "",
  ];
}

/** The sets that were not trained on, each with its origin. */
const sets = (): readonly (readonly [name: string, sentences: readonly Sentence[]])[] => [
  ["data/safety/unseen/talks.jsonl, talks that build up and ordinary ones", unseen("talks")],
  ["data/safety/unseen/talks-two.jsonl, the same by another author", unseen("talks-two")],
  [
    "data/safety/unseen/twins-two.jsonl, veiled danger and harmless messages of nearly the same words",
    unseen("twins-two"),
  ],
  ["data/safety/unseen/danger-two.jsonl, as people type at night, three languages", unseen("danger-two")],
  ["data/safety/unseen/danger-three.jsonl, the same by another author, more of it veiled", unseen("danger-three")],
  ["data/safety/unseen/twins-three.jsonl, twins by another author, most of them literary", unseen("twins-three")],
  ["data/safety/unseen/talks-three.jsonl, talks by another author", unseen("talks-three")],
  ["data/safety/unseen/tenth.jsonl, as people type in India, one author", unseen("tenth")],
  ["data/safety/unseen/eleventh.jsonl, Telugu in both scripts, one author", unseen("eleventh")],
  [
    "data/safety/unseen/{sixth,seventh,eighth,ninth}.jsonl, by four examiners who knew the specification alone",
    unseen("sixth", "seventh", "eighth", "ninth"),
  ],
  ["data/safety/unseen/{fourth,fifth}.jsonl, by two authors of whom nothing was trained on", unseen("fourth", "fifth")],
  ["data/safety/unseen/first.jsonl, written before reading phrases and training sentences", unseen("first")],
  ["data/safety/unseen/{second,third}.jsonl, as indirect as their authors could", unseen("second", "third")],
  ["test split of data/safety, drawn by id", testSplit()],
  ["data/safety/heldout.jsonl, written before the detector", readSentences(HELD_OUT)],
];

const recalls = (judged: readonly Judged[]): string =>
  TIERS.map((tier) => `${tier} ${interval(recallOf(judged, tier))}`).join("; ");

/** The recall of each language and script, over everything that was not trained on. */
function byScript(judged: readonly Judged[]): readonly string[] {
  const groups = Map.groupBy(judged, ({ language, script }) => `${language} ${script}`);
  return [
    "recall of a crisis by language and script, all sets of sentences together:",
    ...[...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, some]) => `  ${kind}: ${recalls(some)}`),
    "",
  ];
}

const DISTORTIONS: Readonly<Record<Distortion, string>> = {
  together: "written together",
  spaced: "letter by letter",
  typos: "with a typo in a tenth of the words",
};
const scripts = { "Latin letters": true, "native letters": false } as const;

/** The most words of a message that people may write together as one. */
const FEW_WORDS = 6;
const isShort = ({ text }: Sentence): boolean => text.trim().split(/\s+/).length <= FEW_WORDS;

/** The dangerous sentences as they are, as somebody writes them in haste, and as somebody hides the words. */
function misspelt(sentences: readonly Sentence[]): readonly string[] {
  const dangerous = sentences.filter(({ level }) => level === "crisis");
  return Object.entries(scripts).flatMap(([letters, isLatin]) => {
    const some = dangerous.filter(({ script }) => (script === "Latn") === isLatin);
    return [some, some.filter(isShort)].flatMap((measured, at) => [
      `recall of a crisis in ${letters}, ${at === 0 ? "all sets of sentences together" : `those of ${FEW_WORDS} words at most`}:`,
      `  as written: ${recalls(judge(measured))}`,
      ...(["together", "spaced", "typos"] as const).map(
        (how) => `  ${DISTORTIONS[how]}: ${recalls(judge(distorted(measured, how)))}`,
      ),
      "",
    ]);
  });
}

/**
 * Measures the alarms on ordinary messages, then what the check finds in sentences and talks that it was not trained
 * on, and how long it takes. `args`: files of real messages, which are not in this repository. Needs no suite. Returns
 * 1 if a message takes longer than its goal; the shares are only reported.
 */
export async function benchSafety(args: readonly string[] = []): Promise<number> {
  const test = testSplit();
  const talks = judge(unseen("talks"));
  const lines: string[] = [
    ...args.flatMap((file) => ordinary(file, readCases(resolve(process.cwd(), file)), talks)),
    ...ordinary("data/safety/unseen/plain.jsonl, by one author", unseen("plain"), talks),
  ];
  const all = sets();
  for (const [name, measured] of all) {
    const judged = judge(measured);
    lines.push(`${name} (${judged.length}):`, report(judged), `recall of a crisis: ${recalls(judged)}`, "");
  }
  const single = all.flatMap(([, sentences]) => sentences).filter(({ messages }) => messages.length === 1);
  lines.push(...byScript(judge(single)), ...misspelt(single));
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
  // The fastest batch: on a busy machine the others include what other programs cost.
  const slowest = Math.max(...Object.values(series).map((samples) => quantile(samples, 0)));
  lines.push(
    `one message of ${LENGTH} characters, processor time (means of ${BATCH}):`,
    table(series),
    `slowest, at its best: ${slowest.toFixed(2)} ms (goal ≤ ${GOAL_MS} ms: ${slowest <= GOAL_MS ? "met" : "missed"})`,
    "",
  );
  process.stdout.write(lines.join("\n"));
  return Promise.resolve(slowest <= GOAL_MS ? 0 : 1);
}
