import { emulators } from '../args';
import { unhurried, yardsticks } from '../bench/suite';
import { ensureBuilt } from '../build/build';
import { headersMatchBuild } from '../build/hosting-headers';
import { overweight, readWeights } from '../build/weights';
import { conclude, runSteps, type Outcome, type Step } from '../checks/outcome';
import { vitestStep } from '../checks/vitest';
import { PlainError } from '../lib/plain-error';
import { ensureChromium } from '../suite/chromium';
import type { Extra } from '../suite/config';
import { onInterrupt } from '../suite/interrupt';
import { bringUp } from '../suite/prepare';
import { quickSteps, WIDTH } from './check';

interface Round {
  readonly projects: readonly string[];
  /** Which part of the integration tests; their coverage keeps those of the rules together. */
  readonly shard?: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly extra?: Extra;
}

/**
 * One suite each: the emulator keeps a worker for every call that was ever answered beside another, a hundred and more
 * after half of integration, of over 100 MB each. Load has the limit lifted that no person meets and a callable to measure against; all
 * else meets the product as it is.
 */
const rounds: readonly Round[] = [
  { projects: ['rules', 'integration'], shard: '1/2', settings: {} },
  { projects: ['integration'], shard: '2/2', settings: {} },
  { projects: ['e2e'], settings: {} },
  { projects: ['load'], settings: unhurried, extra: yardsticks },
];
const inBrowser: ReadonlySet<string> = new Set(['e2e', 'load']);

const one = (name: string, work: () => Promise<void>): Step => ({
  name,
  run: async () => (await work(), { passed: 1, failed: 0, output: '' }),
});

const build = one('build', () => ensureBuilt(['functions', 'web']));

const headers = one('headers', async () => {
  if (!headersMatchBuild()) throw new PlainError('firebase.json does not name the inline scripts of this build. Run npm run build and commit firebase.json.');
  return Promise.resolve();
});

const weights = one('weights', async () => {
  const heavy = overweight(readWeights());
  if (heavy.length > 0) throw new PlainError(heavy.join('\n'));
  return Promise.resolve();
});

/** Every check there is; or only those named (`npm test -- unit e2e`). */
export async function test(names: readonly string[]): Promise<number> {
  const known = [...new Set([...quickSteps.map(({ name }) => name), ...rounds.flatMap(({ projects }) => projects)])];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new PlainError(`No such check: ${strange.join(', ')}. There are ${known.join(', ')}.`);
  const wanted = (name: string): boolean => names.length === 0 || names.includes(name);

  const outcomes = await runSteps(quickSteps.filter(({ name }) => wanted(name)), WIDTH);
  const chosen = rounds
    .map((round) => ({ ...round, projects: round.projects.filter(wanted) }))
    .filter(({ projects }) => projects.length > 0);
  if (chosen.length === 0) return conclude(outcomes);

  const built = await runSteps([build, headers, weights], 1);
  outcomes.push(...built);
  const interrupted = onInterrupt();
  for (const round of chosen) {
    const go = built[0]?.failed === 0 && (await Promise.race([interrupted, Promise.resolve('go')])) === 'go';
    outcomes.push(...(go ? await runRound(round, interrupted) : round.projects.map(notRun)));
  }
  return conclude(outcomes);
}

const notRun = (name: string): Outcome => ({ name: `${name} (not run)`, passed: 0, failed: 1, milliseconds: 0, output: '' });

/** Starts a suite, runs the projects in it one after the other, stops it. What could not run counts as failed. */
async function runRound({ projects, shard, ...wish }: Round, interrupted: Promise<number>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const inSuite = one('suite', async () => {
    const browser = projects.some((each) => inBrowser.has(each)) ? { THODU_CHROMIUM: await ensureChromium(process.env) } : {};
    const suite = await bringUp(emulators, wish);
    const over = new AbortController();
    try {
      const env = { ...process.env, ...suite.env, ...browser };
      const tests = runSteps(projects.map((project) => vitestStep(project, env, true, over.signal, project === 'integration' ? shard : undefined)), 1);
      const code = await Promise.race([tests.then((done) => void outcomes.push(...done)), suite.ended, interrupted]);
      if (code !== undefined) throw new PlainError(`The emulator suite ended, or was asked to end, before the tests did (${code}).`);
    } finally {
      over.abort();
      await suite.stop();
    }
  });
  const suite = await runSteps([inSuite], 1);
  const missing = projects.filter((project) => !outcomes.some(({ name }) => name === project));
  return [...outcomes, ...suite, ...missing.map(notRun)];
}
