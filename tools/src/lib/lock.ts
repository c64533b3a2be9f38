import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { workCache } from "./paths";
import { isAlive, pause } from "./processes";

/**
 * Runs `work` while no other command holds the lock of this name in `folder`, by default the checkout's. A dead holder
 * is ignored.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, folder = workCache): Promise<T> {
  const file = join(folder, `${name}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

/** Undefined if the file is just being written or removed. */
function readHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
