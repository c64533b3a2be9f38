import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";

import { PlainError } from "../lib/plain-error";
import { say } from "../lib/say";
import { readCases, type Case } from "../safety/cases";
import { agreement, answers, codeOf, readSheet, sheetsFor, writeSheet, type Answer } from "../safety/sheets";

const USAGE = `Usage: npm run label -- FILE.jsonl --readers 2        writes FILE-1.csv, FILE-2.csv …: two readers a sentence, no level shown
       npm run label -- FILE.jsonl SHEET.csv SHEET.csv …  compares filled sheets
In the column 'answer' each reader writes one of ${answers.join(", ")}.`;

/**
 * Makes sheets for clinicians and native speakers who label sentences without seeing a label, and reports how far they
 * agree.
 */
export async function label(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length === 0) throw new PlainError(USAGE);
  const path = resolve(process.cwd(), file);
  const cases = readCases(path);
  if (more[0] === "--readers") write(path, cases, Number(more[1]));
  else compare(cases, more);
  return Promise.resolve(0);
}

function write(path: string, cases: readonly Case[], readers: number): void {
  if (!Number.isInteger(readers) || readers > 50) throw new PlainError(USAGE);
  for (const [at, sheet] of sheetsFor(cases, readers).entries()) {
    const to = `${path.replace(/\.jsonl$/, "")}-${at + 1}.csv`;
    // Never overwrites what a reader has filled in.
    writeFileSync(to, writeSheet(sheet), { flag: "wx" });
    say(`${to}: ${sheet.length} sentences`);
  }
}

function compare(cases: readonly Case[], files: readonly string[]): void {
  const sheets = files.map((file) => ({
    name: basename(file),
    read: readSheet(readFileSync(resolve(process.cwd(), file), "utf8"), basename(file)),
  }));
  const lines = sheets.flatMap(({ name, read }, at) =>
    sheets.slice(at + 1).map((other) => `${name} and ${other.name}: ${inWords(agreement(read, other.read))}`),
  );
  const given = new Map<string, Answer>(cases.map(({ id, level }) => [codeOf(id), level]));
  const withFile = sheets.map(({ name, read }) => `${name} and the file: ${inWords(agreement(read, given))}`);
  const apart = cases.flatMap(({ id, messages }) => {
    const said = sheets.flatMap(({ read }) => read.get(codeOf(id)) ?? []);
    return new Set(said).size > 1 ? [`${said.join(" / ")}: ${id}  ${messages.join(" | ")}`] : [];
  });
  const unread = cases.filter(({ id }) => sheets.filter(({ read }) => read.has(codeOf(id))).length < 2).length;
  const rest = unread === 0 ? [] : [`Read by fewer than two: ${unread} of ${cases.length}`];
  process.stdout.write(`${[...lines, ...withFile, ...rest, "", ...apart].join("\n")}\n`);
}

const inWords = ({ count, same, kappa }: ReturnType<typeof agreement>): string =>
  count === 0
    ? "no sentence in common"
    : `${count} sentences, ${(100 * same).toFixed(0)} % alike, kappa ${kappa === null ? "undefined" : kappa.toFixed(2)}`;
