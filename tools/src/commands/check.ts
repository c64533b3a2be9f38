import { readFlags } from "../args";
import { conclude, runSteps } from "../checks/outcome";
import { staticChecks } from "../checks/static";
import { vitestStep } from "../checks/vitest";
import { bin } from "../lib/paths";
import { run } from "../lib/run";

/** The machines this is made for have at least two cores. */
export const WIDTH = 2;

/** The vitest projects that need no suite: pure code, the web app without a DOM, and its components. */
const UNIT = ["unit", "web", "components"] as const;

/** All checks that need no emulator, quick enough to be run all the time. */
export const quickSteps = [
  ...UNIT.map((project) => vitestStep({ project }, process.env, false)),
  ...Object.values(staticChecks),
];

export async function check(args: readonly string[]): Promise<number> {
  readFlags(args, []);
  return conclude(await runSteps(quickSteps, WIDTH));
}

export async function types(args: readonly string[]): Promise<number> {
  readFlags(args, []);
  return conclude(await runSteps([staticChecks.types], 1));
}

/** Without arguments runs all linters; with arguments only oxlint, with these (`npm run lint -- --fix web`). */
export async function lint(args: readonly string[]): Promise<number> {
  if (args.length > 0) return (await run(bin("oxlint"), args, { show: true })).code;
  return conclude(await runSteps([staticChecks.lint, staticChecks.directions, staticChecks.purity], 1));
}

/** Runs the unit and component tests, or those that match the given names (`npm run unit -- chat/send`). */
export async function unit(args: readonly string[]): Promise<number> {
  const projects = UNIT.flatMap((project) => ["--project", project]);
  return (await run(bin("vitest"), ["run", ...projects, ...args], { show: true })).code;
}
