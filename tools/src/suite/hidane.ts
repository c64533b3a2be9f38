import { existsSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";

import { cargoInstall, userCache, WANTED } from "../../bin/hidane.mjs";
import { run } from "../lib/run";
import { say } from "../lib/say";

const NPM_MS = 60_000;

/** Whether `hidane --version` shows the wanted series (or a later one of the same major version). */
export function isWanted(version: string): boolean {
  const [, major, minor] = /^hidane (\d+)\.(\d+)\./.exec(version) ?? [];
  return Number(major) === WANTED.major && Number(minor) >= WANTED.minor;
}

async function works(program: string): Promise<boolean> {
  if (!existsSync(program)) return false;
  const { code, output } = await run(program, ["--version"], { timeoutMs: 20_000 });
  return code === 0 && isWanted(output);
}

const onPath = (env: NodeJS.ProcessEnv): string[] =>
  (env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, "hidane"));

/**
 * Its npm package contains a built program, but not every registry has it; then this finds nothing, without an error.
 */
async function installFromNpm(folder: string): Promise<void> {
  const spec = `hidane@~${WANTED.major}.${WANTED.minor}.0`;
  const quick = ["--no-audit", "--no-fund", "--no-save", "--fetch-retries=0", "--fetch-timeout=20000"];
  await run("npm", ["install", "--prefix", folder, ...quick, spec], { timeoutMs: NPM_MS });
}

/** Continues what was begun while the packages were installed. */
async function installWithCargo(env: NodeJS.ProcessEnv): Promise<void> {
  const { args, target, env: own } = cargoInstall(env);
  const { code, output } = await run("cargo", args, { env: own });
  if (code !== 0) return say(output);
  try {
    rmSync(target, { recursive: true, force: true });
  } catch {
    // Another checkout may still be building there; when it is done, there is nothing left to do.
  }
}

/** The path of hidane, built or downloaded if needed; undefined if it is not available. */
export async function findHidane(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const fetched = join(userCache(env), "hidane-npm");
  const fromCargo = join(cargoInstall(env).folder, "bin/hidane");
  const fromNpm = join(fetched, "node_modules/.bin/hidane");
  for (const program of [...onPath(env), fromCargo, fromNpm]) if (await works(program)) return program;

  await installFromNpm(fetched);
  if (await works(fromNpm)) return fromNpm;

  const cargo = await run("cargo", ["--version"], { timeoutMs: 20_000 });
  if (cargo.code !== 0) return undefined;
  await installWithCargo(env);
  return (await works(fromCargo)) ? fromCargo : undefined;
}
