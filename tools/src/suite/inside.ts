import { spawn } from "node:child_process";

import type { Emulator } from "../args";
import { messageOf } from "../lib/plain-error";
import { stopTree } from "../lib/processes";
import { exitCode } from "../lib/run";
import { say } from "../lib/say";
import { seedAll } from "../seed/seed";
import { findChromium } from "./chromium";
import { onInterrupt } from "./interrupt";
import { bringUp } from "./prepare";

const GRACE_MS = 5_000;

interface Wish {
  readonly only: readonly Emulator[];
  readonly seed?: boolean;
  /** Settings for the functions; the launcher's environment takes precedence. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A single word is a shell command, several are a program with its arguments. */
  readonly command: readonly string[];
}

/** Runs a command inside a fresh suite, and returns its exit code. */
export async function runInside({ only, seed = false, settings = {}, command }: Wish): Promise<number> {
  const interrupted = onInterrupt();
  const suite = await bringUp(only, { settings });
  let running = true;
  void suite.ended.then((code) => {
    if (running) say(`The emulator suite ended with code ${code} while the command was running.`);
  });
  try {
    if (seed) await seedAll(suite.env);
    const env = { ...process.env, ...suite.env, ...browser() };
    return await Promise.race([runCommand(command, env, interrupted), suite.ended.then(() => 1)]);
  } finally {
    running = false;
    await suite.stop();
  }
}

/** The browser for tests, if there is one. */
function browser(): { THODU_CHROMIUM?: string } {
  const chromium = findChromium(process.env);
  return chromium === undefined ? {} : { THODU_CHROMIUM: chromium };
}

async function runCommand(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  interrupted: Promise<number>,
): Promise<number> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: "inherit", env, shell: args.length === 0 });
  const finished = new Promise<number>((resolve) => {
    child.on("error", (error) => resolve((say(`${program} could not be started: ${messageOf(error)}`), 127)));
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
  const stopped = interrupted.then(async (code) => {
    if (child.pid !== undefined) await stopTree(child.pid, GRACE_MS);
    return code;
  });
  return Promise.race([finished, stopped]);
}
