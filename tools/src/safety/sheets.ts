import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import * as z from "zod";
import { riskLevel } from "@thodu/domain/chat/model";
import { PlainError } from "../lib/plain-error";
import type { Case } from "./cases";
import { chance, shuffled } from "./random";

/** The answers of a reader to a sentence; `other`: somebody else is in danger, `unclear`: they can't say. */
export const answers = [...riskLevel.options, "other", "unclear"] as const;
export type Answer = (typeof answers)[number];

/** Two readers for each sentence. */
const READERS_EACH = 2;
const COLUMNS = ["code", "text", "answer", "note"] as const;

/**
 * Which cases each of `readers` people reads, in an order of their own. Each case is read by two of them, and no two
 * people share more than others do. Contains neither the author's level nor the answers of others.
 */
export function sheetsFor(cases: readonly Case[], readers: number): readonly (readonly Case[])[] {
  if (readers < READERS_EACH) throw new PlainError("Two readers at least, so that they can be compared.");
  const pairs = Array.from({ length: readers }, (_, one) =>
    Array.from({ length: readers - one - 1 }, (__, more) => [one, one + more + 1] as const),
  ).flat();
  const sheets: Case[][] = Array.from({ length: readers }, () => []);
  for (const [at, each] of shuffled(cases, chance(readers)).entries())
    for (const reader of pairs[at % pairs.length] ?? []) sheets[reader]?.push(each);
  return sheets.map((sheet, reader) => shuffled(sheet, chance(1_000 + reader)));
}

/** Replaces an id in a sheet, because an id may reveal the level. */
export const codeOf = (id: string): string => createHash("sha256").update(id).digest("hex").slice(0, 10);

/** A sheet as a CSV file that spreadsheets open, with a byte order mark for Excel (UTF-8). */
export const writeSheet = (cases: readonly Case[]): string =>
  stringify(
    cases.map(({ id, messages }) => ({ code: codeOf(id), text: messages.join("\n"), answer: "", note: "" })),
    { header: true, columns: [...COLUMNS], bom: true, escape_formulas: true },
  );

const row = z.object({ code: z.string(), answer: z.string() });

/** The answers in a sheet, by the code of the sentence; a sentence without an answer is left out. */
export function readSheet(content: string, name: string): ReadonlyMap<string, Answer> {
  const rows = z.array(row).safeParse(parse(content, { columns: true, bom: true, skip_empty_lines: true, trim: true }));
  if (!rows.success) throw new PlainError(`${name}: a sheet has the columns ${COLUMNS.join(", ")}.`);
  return new Map(
    rows.data.flatMap(({ code, answer }, at) => {
      if (answer === "") return [];
      const known = answers.find((each) => each === answer.toLowerCase());
      if (known === undefined)
        throw new PlainError(`${name}, sentence ${at + 1}: '${answer}' is none of ${answers.join(", ")}.`);
      return [[code, known] as const];
    }),
  );
}

export interface Agreement {
  /** How many sentences both have read. */
  readonly count: number;
  /** The share of them for which both gave the same answer. */
  readonly same: number;
  /** Cohen's kappa: the agreement beyond what chance alone would give; null if it says nothing. */
  readonly kappa: number | null;
}

/** How far two readers agree (Cohen, 1960). */
export function agreement(one: ReadonlyMap<string, Answer>, other: ReadonlyMap<string, Answer>): Agreement {
  const both = [...one].flatMap(([id, answer]) => {
    const second = other.get(id);
    return second === undefined ? [] : [[answer, second] as const];
  });
  const count = both.length;
  if (count === 0) return { count, same: 0, kappa: null };
  const same = both.filter(([a, b]) => a === b).length / count;
  const byChance = answers.reduce((sum, answer) => {
    const [first, second] = [0, 1].map((side) => both.filter((pair) => pair[side] === answer).length / count);
    return sum + (first ?? 0) * (second ?? 0);
  }, 0);
  return { count, same, kappa: byChance === 1 ? null : (same - byChance) / (1 - byChance) };
}
