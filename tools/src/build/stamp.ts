import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { root, workCache } from "../lib/paths";

/** One hash over names and contents of the files that match these patterns (relative to the checkout). */
export function hashFiles(patterns: readonly string[], ignored: readonly string[], folder: string = root): string {
  const hash = createHash("sha256");
  const found = globSync([...patterns], { cwd: folder, exclude: [...ignored] });
  for (const name of found.toSorted()) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const stampFile = (name: string): string => join(workCache, "build", `${name}.hash`);

/** Whether the last build of `name` was made from exactly these inputs. */
export function isStamped(name: string, hash: string): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

export function writeStamp(name: string, hash: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}

export function dropStamp(name: string): void {
  rmSync(stampFile(name), { force: true });
}
