import * as z from "zod";

import type { Emulator } from "../args";
import { PlainError } from "../lib/plain-error";
import { pause } from "../lib/processes";
import type { Ports } from "./ports";

const backendList = z.looseObject({
  backends: z.array(z.looseObject({ functionTriggers: z.array(z.unknown()).default([]) })),
});

const ATTEMPT_MS = 5_000;
const ALL_READY = "All emulators ready";
const NOT_LOADED = "Failed to load function definition";

interface Watched {
  readonly ports: Ports;
  readonly only: readonly Emulator[];
  /** Everything that the suite has printed so far. */
  readonly log: () => string;
  /** The exit code; undefined while it runs. */
  readonly ended: () => number | undefined;
}

const get = (port: number, path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(ATTEMPT_MS) });

async function answers(port: number): Promise<boolean> {
  try {
    await get(port, "/");
    return true;
  } catch {
    return false;
  }
}

async function loadedFunctions(port: number): Promise<number> {
  const { backends } = backendList.parse(await (await get(port, "/backends")).json());
  return backends.reduce((count, backend) => count + backend.functionTriggers.length, 0);
}

/** Resolves when every chosen emulator answers and the functions are loaded; rejects, with a message, if that fails. */
export async function untilReady({ ports, only, log, ended }: Watched, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const code = ended();
    if (code !== undefined) throw new PlainError(`The emulator suite ended with code ${code} before it was ready.`);
    if (log().includes(NOT_LOADED)) throw new PlainError("The functions could not be loaded.");
    if (log().includes(ALL_READY)) break;
    if (performance.now() > deadline)
      throw new PlainError(`The emulator suite was not ready within ${limitMs / 1000} s.`);
    await pause(100);
  }
  const silent: string[] = [];
  for (const name of only) if (!(await answers(ports[name]))) silent.push(`${name} (port ${ports[name]})`);
  if (silent.length > 0) throw new PlainError(`Started, but not answering: ${silent.join(", ")}.`);
  if (only.includes("functions") && (await loadedFunctions(ports.functions)) === 0) {
    throw new PlainError("The functions emulator runs, but no function was loaded.");
  }
}
