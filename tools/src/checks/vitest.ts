import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as z from "zod";

import { bin, workCache } from "../lib/paths";
import { run } from "../lib/run";
import { say } from "../lib/say";
import type { Step } from "./outcome";

const report = z.looseObject({
  numPassedTests: z.int().nonnegative(),
  numFailedTests: z.int().nonnegative(),
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.looseObject({
          status: z.string(),
          fullName: z.string().default(""),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly failures: readonly string[];
}

/** How many characters of a failure's reason the summary shows; all of it is shown where the test ran. */
const REASON = 3_000;

/**
 * Counts what vitest's JSON reporter wrote. A file that fails outside its tests is one failure. So is a runner that
 * exits with an error without naming a failure, and a runner without tests.
 */
export function countTests(text: string | undefined, code: number): Counts {
  if (text === undefined) return broke(0, `The runner ended with code ${code} and left no results.`);
  const { numPassedTests: passed, numFailedTests, testResults } = report.parse(JSON.parse(text));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((each) => each.status === "failed"),
  );
  const failed = numFailedTests + broken.length;
  const output = broken.map(({ name, message }) => `${name}: ${message}`).join("\n");
  const ofTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) =>
          `${basename(name)}: ${fullName}: ${failureMessages.join("\n").slice(0, REASON)}`,
      ),
  );
  if (failed === 0 && code !== 0) return broke(passed, `The runner ended with code ${code} though no test failed.`);
  if (passed + failed === 0) return broke(passed, "The runner found no tests.");
  const ofFiles = broken.map(({ name, message }) => `${basename(name)}: ${message.slice(0, REASON)}`);
  return { passed, failed, output, failures: [...ofFiles, ...ofTests] };
}

const broke = (passed: number, why: string): Counts => ({ passed, failed: 1, output: why, failures: [why] });

/** The errors that a runner reports outside its tests, such as a promise that was rejected after its test had ended. */
export function unhandled(output: string): readonly string[] {
  const at = output.search(/Unhandled (Error|Rejection)|Uncaught Exception/);
  return at < 0 ? [] : [output.slice(at, at + REASON).trimEnd()];
}

export interface VitestRun {
  /** The project's name in vitest.config.ts. */
  readonly project: string;
  /** Which part of its files, of how many: [1, 2]. */
  readonly part?: readonly [number, number];
}

/** Runs a project. With `live` its progress is shown as it goes; otherwise its output is shown only after a failure. */
export function vitestStep(
  { project, part }: VitestRun,
  env: NodeJS.ProcessEnv,
  live: boolean,
  signal?: AbortSignal,
): Step {
  const name = part ? `${project} ${part.join("/")}` : project;
  return {
    name,
    run: async () => {
      const results = join(workCache, "results", `${name.replace("/", "-of-")}.json`);
      mkdirSync(dirname(results), { recursive: true });
      rmSync(results, { force: true });
      if (live) say(`… ${name}`);
      const shard = part ? [`--shard=${part.join("/")}`] : [];
      const args = [
        "run",
        "--project",
        project,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${results}`,
        ...shard,
      ];
      const { code, output } = await run(bin("vitest"), args, { env, echo: live, signal });
      const counts = countTests(existsSync(results) ? readFileSync(results, "utf8") : undefined, code);
      const failures = counts.failed > 0 ? [...counts.failures, ...unhandled(output)] : [];
      const shown = live ? [counts.output] : [output, counts.output];
      return { ...counts, failures, output: shown.filter((each) => each !== "").join("\n") };
    },
  };
}
