import { existsSync } from "node:fs";

import { bin } from "../lib/paths";
import { PlainError } from "../lib/plain-error";
import { run } from "../lib/run";
import { say } from "../lib/say";

/**
 * Debian's packages, the headless shell first: the same engine without a window, a sixth faster in the browser tests.
 * It shows no notifications, so their tests start the full browser.
 */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const INSTALLED = [...PACKAGES, "chromium-browser"].map((name) => `/usr/bin/${name}`);
/** Fonts for every language of the product: without them letters are shown as boxes, and lines have another length. */
const FONTS = "fonts-noto-core";
/** ISO 639 codes, as fontconfig uses them. */
const WRITTEN = ["te", "hi"];
const APT_MS = 10 * 60_000;

/** Chromium as THODU_CHROMIUM names it, or where Linux distributions install it. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const named = env["THODU_CHROMIUM"] ?? "";
  if (named !== "" && !existsSync(named))
    throw new PlainError(`THODU_CHROMIUM is "${named}", and there is no such file.`);
  return named === "" ? INSTALLED.find((path) => existsSync(path)) : named;
}

/** The path of Playwright's own Chromium, if it has installed one. */
async function playwrights(): Promise<string | undefined> {
  const print = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await run(process.execPath, ["--eval", print]);
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

async function installWithApt(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${packages.join(" and ")} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, timeoutMs: APT_MS });
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", ...packages], { env, timeoutMs: APT_MS });
  if (code !== 0) say(output.trimEnd().split("\n").slice(-5).join("\n"));
}

async function hasFonts(): Promise<boolean> {
  const found = await Promise.all(WRITTEN.map((language) => run("fc-list", [`:lang=${language}`, "family"])));
  // Without fontconfig the system has fonts of its own.
  return found.every(({ code, output }) => code !== 0 || output.trim() !== "");
}

async function ensureFonts(): Promise<void> {
  if (await hasFonts()) return;
  await installWithApt(FONTS);
  if (!(await hasFonts()))
    say(
      `No font here has Telugu and Devanagari letters, so what tests measure in them may differ (Debian: apt-get install ${FONTS}).`,
    );
}

/** The path of a Chromium, installed if needed, on a machine that has fonts for it. */
export async function ensureChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const path = await foundOrInstalled(env);
  await ensureFonts();
  return path;
}

async function foundOrInstalled(env: NodeJS.ProcessEnv): Promise<string> {
  const missing = PACKAGES.filter((name) => !existsSync(`/usr/bin/${name}`));
  const there = findChromium(env) ?? (await playwrights());
  if (there !== undefined && (missing.length === 0 || missing.length === PACKAGES.length)) return there;
  await installWithApt(...missing, FONTS);
  const installed = findChromium(env);
  if (installed !== undefined) return installed;
  say("Installing Playwright’s Chromium ...");
  await run(bin("playwright-core"), ["install", "chromium"], { show: true, timeoutMs: APT_MS });
  const own = await playwrights();
  if (own !== undefined) return own;
  throw new PlainError(
    `The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install ${PACKAGES.join(" ")} ${FONTS}), ` +
      "or name one you have in THODU_CHROMIUM.",
  );
}
