import { riskOf } from "@thodu/domain/safety/detect";
import type { Model } from "@thodu/domain/safety/model";

import type { Sentence } from "./sentences";

export const levels = ["crisis", "concern", "none"] as const;
export type Level = (typeof levels)[number];

export interface Judged extends Sentence {
  readonly found: Level;
}

/** `trained`: another model than the product's. */
export const judge = (sentences: readonly Sentence[], trained?: Model): Judged[] =>
  sentences.map((each) => ({ ...each, found: riskOf(each.text, trained) }));

export interface Score {
  readonly sentences: number;
  readonly right: number;
  readonly flagged: number;
}

/** Of those with the level, how many were found; of those found, how many have it. */
export const scoreOf = (judged: readonly Judged[], level: Level): Score => ({
  sentences: judged.filter((each) => each.level === level).length,
  right: judged.filter((each) => each.level === level && each.found === level).length,
  flagged: judged.filter((each) => each.found === level).length,
});

const share = (part: number, whole: number): string => (whole === 0 ? "–" : (part / whole).toFixed(3)).padStart(10);

function row(name: string, judged: readonly Judged[], level: Level): string {
  const { sentences, right, flagged } = scoreOf(judged, level);
  const counts = [sentences, right, flagged].map((count) => String(count).padStart(10)).join("");
  return `${name.padEnd(14)}${level.padEnd(9)}${counts}${share(right, sentences)}${share(right, flagged)}`;
}

/** Recall and precision by level: of all, and of each language and script. */
export function report(judged: readonly Judged[]): string {
  const head = `${"".padEnd(14)}${"level".padEnd(9)}${["sentences", "right", "flagged", "recall", "precision"].map((word) => word.padStart(10)).join("")}`;
  const kinds = new Set(judged.map(({ language, script }) => `${language} ${script}`));
  const groups: [string, readonly Judged[]][] = [["all", judged]];
  for (const kind of [...kinds].sort())
    groups.push([kind, judged.filter(({ language, script }) => `${language} ${script}` === kind)]);
  return [head, ...groups.flatMap(([name, some]) => levels.map((level) => row(name, some, level)))].join("\n");
}

/** Each sentence that got another level than its own, the gravest first. */
export const misses = (judged: readonly Judged[]): string =>
  levels
    .flatMap((level) => judged.filter((each) => each.level === level && each.found !== level))
    .map(({ id, level, found, text }) => `${level} read as ${found}: ${id}  ${text.replace(/\s+/g, " ")}`)
    .join("\n");
