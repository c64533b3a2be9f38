import { findingOf } from "@thodu/domain/safety/detect";
import type { Tier } from "@thodu/domain/safety/levels";
import type { Model } from "@thodu/domain/safety/model";
import { tierOfTalk } from "@thodu/domain/safety/talk";

import type { Case } from "./cases";

export const levels = ["crisis", "concern", "none"] as const;
export type Level = (typeof levels)[number];

export interface Judged {
  readonly id: string;
  readonly level: Level;
  readonly language: string;
  readonly script: string;
  readonly text: string;
  readonly found: Tier;
}

/** Scores the cases; `trained`: with another model than the product's. */
export const judge = (cases: readonly Case[], trained?: Model): Judged[] =>
  cases.map(({ id, level, language, script, messages }) => {
    const [only = "", ...others] = messages;
    const found = others.length === 0 ? findingOf(only, trained).tier : tierOfTalk(messages, trained);
    return { id, level, language, script, text: messages.join(" / "), found };
  });

/** The questions about a finding: one tier, or one and all above it. */
export const questions = {
  certain: (found: Tier) => found === "certain",
  either: (found: Tier) => found === "certain" || found === "unsure",
  "any alarm": (found: Tier) => found !== "none",
} as const;
export type Question = keyof typeof questions;

export interface Share {
  readonly part: number;
  readonly of: number;
}

/** Of the cases that are a crisis, how many are found. */
export function recallOf(judged: readonly Judged[], question: Question): Share {
  const theirs = judged.filter(({ level }) => level === "crisis");
  return { part: theirs.filter(({ found }) => questions[question](found)).length, of: theirs.length };
}

/** Of the cases that are harmless, how many raise an alarm. */
export function alarmsOf(judged: readonly Judged[], question: Question): Share {
  const theirs = judged.filter(({ level }) => level === "none");
  return { part: theirs.filter(({ found }) => questions[question](found)).length, of: theirs.length };
}

const cell = (text: string): string => text.padStart(12);
const share = ({ part, of }: Share): string => (of === 0 ? "–" : (part / of).toFixed(3));
const perThousand = ({ part, of }: Share): string => (of === 0 ? "–" : ((1_000 * part) / of).toFixed(1));

function row(name: string, judged: readonly Judged[]): string {
  const asked = ["certain", "either"] as const;
  const count = (level: Level): string => String(judged.filter((each) => each.level === level).length);
  const concerned = judged.filter(({ level }) => level === "concern");
  const heard = { part: concerned.filter(({ found }) => found !== "none").length, of: concerned.length };
  return [
    name.padEnd(14),
    ...levels.map((level) => cell(count(level))),
    ...asked.map((question) => cell(perThousand(alarmsOf(judged, question)))),
    ...asked.map((question) => cell(share(recallOf(judged, question)))),
    cell(share(heard)),
  ].join("");
}

const HEAD = ["crisis", "concern", "none", "certain ‰", "either ‰", "certain", "either", "concern+"];

/**
 * Counts by level; alarms per thousand harmless cases; recall of crises, and of concerns that are noticed at all: for
 * all cases, and for each language and script.
 */
export function report(judged: readonly Judged[]): string {
  const kinds = new Set(judged.map(({ language, script }) => `${language} ${script}`));
  const groups: [string, readonly Judged[]][] = [["all", judged]];
  for (const kind of [...kinds].sort())
    groups.push([kind, judged.filter(({ language, script }) => `${language} ${script}` === kind)]);
  return [["".padEnd(14), ...HEAD.map(cell)].join(""), ...groups.map(([name, some]) => row(name, some))].join("\n");
}

const OWN: Readonly<Record<Level, Tier>> = { crisis: "certain", concern: "concern", none: "none" };

/** Each case for which the check disagrees with its level, the gravest first. */
export const misses = (judged: readonly Judged[]): string =>
  levels
    .flatMap((level) => judged.filter((each) => each.level === level && each.found !== OWN[level]))
    .map(({ id, level, found, text }) => `${level} read as ${found}: ${id}  ${text.replace(/\s+/g, " ")}`)
    .join("\n");
