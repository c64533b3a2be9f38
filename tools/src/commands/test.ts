import { emulators, readFlags } from "../args";
import { unhurried, yardsticks } from "../bench/suite";
import { ensureBuilt } from "../build/build";
import { headersMatchBuild } from "../build/hosting-headers";
import { overweight, readWeights } from "../build/weights";
import { conclude, runSteps, type Outcome, type Step } from "../checks/outcome";
import { vitestStep, type VitestRun } from "../checks/vitest";
import { PlainError } from "../lib/plain-error";
import { ensureChromium } from "../suite/chromium";
import { onInterrupt } from "../suite/interrupt";
import { readOffset } from "../suite/ports";
import { bringUp, type SuiteWish } from "../suite/prepare";
import { quickSteps, WIDTH } from "./check";

/** Runs of vitest that share a suite, one after the other. */
interface Round {
  readonly runs: readonly VitestRun[];
  readonly suite: SuiteWish;
}

/**
 * How many suites run at the same time. A test waits more than it works: with two suites, half of two processors was
 * idle.
 */
const LANES = 3;

const inParts = (project: string, parts: number): readonly VitestRun[] =>
  Array.from({ length: parts }, (_, nth) => ({ project, part: [nth + 1, parts] }));

/**
 * A free suite takes the next of these, one at a time, because some tests empty the queue in which others wait. The
 * longest come first. They are split into parts also because a search for what is left of a deleted account reads
 * everything that other tests wrote.
 */
const inSuites: readonly VitestRun[] = [{ project: "rules" }, ...inParts("integration", 3), ...inParts("e2e", 12)];

/** For load tests the limits that no person reaches are lifted, and there is an empty callable to compare with. */
const atLoad: Round = { runs: [{ project: "load" }], suite: { settings: unhurried, extra: yardsticks } };

/** Every route in every language, size and theme. */
const inEveryLook: Round = { runs: [{ project: "walk" }], suite: {} };

/** Fuzzing comes last: it leaves so many documents that proving that nothing changed would take long. */
const underAttack: Round = { runs: [{ project: "attack" }, { project: "fuzz" }], suite: {} };

const one = (name: string, work: () => Promise<void>): Step => ({
  name,
  run: async () => (await work(), { passed: 1, failed: 0, output: "" }),
});

const build = one("build", () => ensureBuilt(["functions", "web"]));

const headers = one("headers", async () => {
  if (!headersMatchBuild())
    throw new PlainError(
      "firebase.json does not name the inline scripts of this build. Run npm run build and commit firebase.json.",
    );
  return Promise.resolve();
});

const weights = one("weights", async () => {
  const heavy = overweight(readWeights());
  if (heavy.length > 0) throw new PlainError(heavy.join("\n"));
  return Promise.resolve();
});

const nameOf = ({ project, part }: VitestRun): string => (part ? `${project} ${part.join("/")}` : project);

/** Runs all checks that belong to each change, or only the named ones (`npm test -- unit e2e`). */
export async function test(names: readonly string[]): Promise<number> {
  const known = [...quickSteps.map(({ name }) => name), "rules", "integration", "e2e"];
  const wanted = choose(names, known);
  const outcomes = await runSteps(
    quickSteps.filter(({ name }) => wanted(name)),
    WIDTH,
  );
  const wantedRuns = inSuites.filter(({ project }) => wanted(project));
  if (wantedRuns.length === 0) return conclude(outcomes);

  const prepared = await runSteps([build, headers, weights], 1);
  outcomes.push(...prepared);
  if (prepared[0]?.failed !== 0) return conclude([...outcomes, ...wantedRuns.map(notRun)]);

  const interrupted = onInterrupt();
  const chromium = { THODU_CHROMIUM: await ensureChromium(process.env) };
  // One iterator for all suites, so that each run is given to one of them.
  const runs = wantedRuns.values();
  const lane = async (nth: number): Promise<void> => {
    const place = { offset: readOffset(process.env) + nth * APART, env: chromium, interrupted };
    outcomes.push(...(await runInSuite(runs, {}, place)));
  };
  const lanes = Math.min(LANES, wantedRuns.length);
  await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
  return conclude([...outcomes, ...[...runs].map(notRun)]);
}

/** Runs bad inputs, attacks and fuzzing against a suite: a part of {@link testSlow} that can be run by itself. */
export const attack = (args: readonly string[]): Promise<number> => {
  readFlags(args, []);
  return testSlow(["attack"]);
};

/** Component tests with late answers of their server: tests fail that passed only because an answer came at once. */
const lateAnswers = vitestStep({ project: "components" }, { ...process.env, THODU_ANSWER_DELAY: "60" }, true);

/**
 * What takes long and changes seldom: models with ten times the histories, training, every look of every route,
 * attacks, load.
 */
export async function testSlow(names: readonly string[]): Promise<number> {
  const wanted = choose(names, ["slow", "walk", "attack", "load"]);
  const outcomes: Outcome[] = [];
  if (wanted("slow"))
    outcomes.push(...(await runSteps([vitestStep({ project: "slow" }, process.env, true), lateAnswers], 1)));
  const rounds = [inEveryLook, underAttack, atLoad].filter(({ runs }) => runs.some(({ project }) => wanted(project)));
  if (rounds.length === 0) return conclude(outcomes);
  const interrupted = onInterrupt();
  const env = wanted("load") || wanted("walk") ? { THODU_CHROMIUM: await ensureChromium(process.env) } : {};
  outcomes.push(...(await runSteps([build], 1)));
  const place = { offset: readOffset(process.env), env, interrupted };
  for (const { runs, suite } of rounds) outcomes.push(...(await runInSuite(runs.values(), suite, place)));
  return conclude(outcomes);
}

function choose(names: readonly string[], known: readonly string[]): (name: string) => boolean {
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new PlainError(`No such check: ${strange.join(", ")}. There are ${known.join(", ")}.`);
  return (name) => names.length === 0 || names.includes(name);
}

const notRun = (run: VitestRun): Outcome => ({
  name: `${nameOf(run)} (not run)`,
  passed: 0,
  failed: 1,
  milliseconds: 0,
  output: "",
});

/** The distance between the ports of two suites of one run. It gives no suite a port that browsers refuse. */
const APART = 70;

interface Place {
  readonly offset: number;
  readonly env: Readonly<Record<string, string>>;
  readonly interrupted: Promise<number>;
}

/**
 * Starts a suite, runs what `runs` still has in it, one after the other, and stops it. What could not run counts as
 * failed.
 */
async function runInSuite(
  runs: IterableIterator<VitestRun>,
  wish: SuiteWish,
  { offset, env, interrupted }: Place,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let current: VitestRun | undefined;
  const inSuite = one(`suite ${offset}`, async () => {
    const suite = await bringUp(emulators, { ...wish, offset });
    const over = new AbortController();
    const all = async (): Promise<undefined> => {
      for (current of runs) {
        outcomes.push(
          ...(await runSteps([vitestStep(current, { ...process.env, ...suite.env, ...env }, true, over.signal)], 1)),
        );
        current = undefined;
        if (over.signal.aborted) break;
      }
    };
    try {
      const code = await Promise.race([all(), suite.ended, interrupted]);
      if (code !== undefined)
        throw new PlainError(`The emulator suite ended, or was asked to end, before the tests did (${code}).`);
    } finally {
      over.abort();
      await suite.stop();
    }
  });
  const suite = await runSteps([inSuite], 1);
  return [...outcomes, ...suite, ...(current ? [notRun(current)] : [])];
}
