import { duration, say } from "../lib/say";

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly milliseconds: number;
  /** Shown if something failed. */
  readonly output: string;
  /**
   * What failed and why, a short text each. It is repeated at the very end, where people look first after a long run.
   */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Omit<Outcome, "name" | "milliseconds">>;
}

/** Runs one step; a step that throws counts as one failure. */
async function runStep({ name, run }: Step): Promise<Outcome> {
  const began = performance.now();
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const outcome = { ...result, name, milliseconds: performance.now() - began };
  say(line(outcome));
  if (outcome.failed > 0 && outcome.output.trim() !== "") say(`\n${outcome.output.trimEnd()}\n`);
  return outcome;
}

const line = ({ name, passed, failed, milliseconds }: Outcome): string => {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(14)} ${duration(milliseconds).padStart(12)}   ${counts}`;
};

/** Runs the steps in order, at most `width` at a time. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes;
}

/** Prints the last line of a run, and returns its exit code. */
export function conclude(outcomes: readonly Outcome[]): number {
  const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
  const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
  const broken = outcomes.filter((each) => each.failed > 0);
  for (const { name, failures = [] } of broken) say(`\nFailed: ${[name, ...failures].join("\n  ")}`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
