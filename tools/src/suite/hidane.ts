import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { userCache } from '../lib/paths';
import { run } from '../lib/run';
import { duration, say } from '../lib/say';

/** The series this repository is tried with. */
const WANTED = { major: 0, minor: 6 } as const;
const NPM_MS = 60_000;

/** Whether `hidane --version` names the wanted series (or a later one of the same major version). */
export function isWanted(version: string): boolean {
  const [, major, minor] = /^hidane (\d+)\.(\d+)\./.exec(version) ?? [];
  return Number(major) === WANTED.major && Number(minor) >= WANTED.minor;
}

async function works(program: string): Promise<boolean> {
  if (!existsSync(program)) return false;
  const { code, output } = await run(program, ['--version'], { timeoutMs: 20_000 });
  return code === 0 && isWanted(output);
}

const onPath = (env: NodeJS.ProcessEnv): string[] =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'hidane'));

/** Its npm package carries a built program, but not every registry has it; then this quietly finds nothing. */
async function installFromNpm(folder: string): Promise<void> {
  const spec = `hidane@~${WANTED.major}.${WANTED.minor}.0`;
  const quick = ['--no-audit', '--no-fund', '--no-save', '--fetch-retries=0', '--fetch-timeout=20000'];
  await run('npm', ['install', '--prefix', folder, ...quick, spec], { timeoutMs: NPM_MS });
}

async function installWithCargo(folder: string): Promise<void> {
  say('Building the Firestore stand-in hidane with cargo (about 2 minutes, once for this user) ...');
  const began = performance.now();
  const version = `~${WANTED.major}.${WANTED.minor}`;
  const { code } = await run('cargo', ['install', 'hidane', '--version', version, '--locked', '--root', folder], { show: true });
  if (code === 0) say(`Built in ${duration(performance.now() - began)}.`);
}

/** The path of hidane, built or fetched if need be; undefined when it can't be had. */
export async function findHidane(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const built = join(userCache(env), 'hidane');
  const fetched = join(userCache(env), 'hidane-npm');
  const fromCargo = join(built, 'bin/hidane');
  const fromNpm = join(fetched, 'node_modules/.bin/hidane');
  for (const program of [...onPath(env), fromCargo, fromNpm]) if (await works(program)) return program;

  say('Looking for the Firestore stand-in hidane ...');
  await installFromNpm(fetched);
  if (await works(fromNpm)) return fromNpm;

  const cargo = await run('cargo', ['--version'], { timeoutMs: 20_000 });
  if (cargo.code !== 0) return undefined;
  await installWithCargo(built);
  return (await works(fromCargo)) ? fromCargo : undefined;
}
