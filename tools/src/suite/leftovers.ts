import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";

import { workCache } from "../lib/paths";
import { descendantsOf, startOf, stopTree } from "../lib/processes";
import { say } from "../lib/say";
import type { Place } from "./place";

const GRACE_MS = 3_000;

/** A process, and when it began: the system reuses the numbers of ended processes. */
const known = z.object({ pid: z.int(), began: z.string() });
const record = z.object({ launcher: known, processes: z.array(known) });

/** The file that lists what runs for a suite. */
export const recordFile = (offset: number): string => join(workCache, "running", `${offset}.json`);
const identify = (pid: number): z.infer<typeof known>[] => {
  const began = startOf(pid);
  return began === undefined ? [] : [{ pid, began }];
};
const runs = ({ pid, began }: z.infer<typeof known>): boolean => startOf(pid) === began;

/** Writes down what runs for a suite, so that the next one can end it if nothing else does. */
export function remember(offset: number, child: number | undefined): void {
  const [launcher] = identify(process.pid);
  if (launcher === undefined || child === undefined) return;
  const processes = [child, ...descendantsOf(process.pid)].flatMap(identify);
  mkdirSync(dirname(recordFile(offset)), { recursive: true });
  writeFileSync(recordFile(offset), JSON.stringify({ launcher, processes }));
}

/** Ends what an earlier suite with this offset has left, and says so. One whose launcher runs is left alone. */
export async function cleanUp(offset: number): Promise<void> {
  if (!existsSync(recordFile(offset))) return;
  const { data: former } = record.safeParse(JSON.parse(readFileSync(recordFile(offset), "utf8")));
  if (former && runs(former.launcher)) return;
  const left = former?.processes.filter(runs) ?? [];
  if (left.length > 0) say(`An earlier suite left ${left.length} processes behind; ending them ...`);
  for (const { pid } of left) await stopTree(pid, GRACE_MS);
  rmSync(recordFile(offset), { force: true });
}

export interface Guard {
  /** Called when the suite has ended properly. */
  release(): void;
}

/** Starts a process that ends the suite's processes when this one is gone, however it ended. */
export function guard(child: number | undefined, { configFile, temporary }: Place): Guard {
  const program = join(import.meta.dirname, "guard.ts");
  const watcher = spawn(process.execPath, [program, String(child ?? 0), configFile, temporary], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Writing to it fails once it has done its work.
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  return { release: () => void watcher.kill("SIGKILL") };
}
