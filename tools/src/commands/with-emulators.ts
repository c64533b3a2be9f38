import { readSuiteRun } from "../args";
import { runInside } from "../suite/inside";

/** Runs any command inside a fresh suite; with --seed, one with the demo data. */
export async function withEmulators(args: readonly string[]): Promise<number> {
  return runInside(readSuiteRun(args));
}
