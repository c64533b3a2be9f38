import { existsSync } from 'node:fs';

import { bin } from '../lib/paths';
import { PlainError } from '../lib/plain-error';
import { run } from '../lib/run';
import { say } from '../lib/say';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** The browser, and letters for every language of the product. */
const PACKAGES = ['chromium', 'fonts-noto-core'];
const APT_MS = 10 * 60_000;

/** Chromium as THODU_CHROMIUM names it, or where Linux distributions put it. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['THODU_CHROMIUM'] ?? '';
  if (named !== '' && !existsSync(named)) throw new PlainError(`THODU_CHROMIUM is "${named}", and there is no such file.`);
  return named === '' ? INSTALLED.find((path) => existsSync(path)) : named;
}

/** Where Playwright keeps a Chromium of its own, if it has installed one. */
async function playwrights(): Promise<string | undefined> {
  const print = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await run(process.execPath, ['--eval', print]);
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium and fonts (apt-get) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeoutMs: APT_MS });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', ...PACKAGES], { env, timeoutMs: APT_MS });
  if (code !== 0) say(output.trimEnd().split('\n').slice(-5).join('\n'));
}

/** The path of a Chromium, installed if need be. */
export async function ensureChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const there = findChromium(env) ?? (await playwrights());
  if (there !== undefined) return there;
  await installWithApt();
  const installed = findChromium(env);
  if (installed !== undefined) return installed;
  say('Installing Playwright’s Chromium ...');
  await run(bin('playwright-core'), ['install', 'chromium'], { show: true, timeoutMs: APT_MS });
  const own = await playwrights();
  if (own !== undefined) return own;
  throw new PlainError(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium ' +
      'fonts-noto-core), or name one you have in THODU_CHROMIUM.',
  );
}
