import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

import { isAlive, startOf, stopTree } from "../lib/processes";
import { cleanUp, recordFile } from "./leftovers";

/** An offset that no suite has: no port is so high. */
const OFFSET = 90_000;
const started: number[] = [];

afterEach(async () => {
  rmSync(recordFile(OFFSET), { force: true });
  for (const pid of started.splice(0)) await stopTree(pid, 100);
});

function sleeper(): { readonly pid: number; readonly began: string } {
  const { pid = 0 } = spawn("sleep", ["60"], { stdio: "ignore" });
  started.push(pid);
  return { pid, began: startOf(pid) ?? "" };
}

function write(launcher: object, ...processes: readonly object[]): void {
  mkdirSync(dirname(recordFile(OFFSET)), { recursive: true });
  writeFileSync(recordFile(OFFSET), JSON.stringify({ launcher, processes }));
}

const gone = { pid: 2 ** 22, began: "1" };

describe("the next suite with the same offset", () => {
  it("ends what a suite has left whose launcher is gone", async () => {
    const left = sleeper();
    write(gone, left);
    await cleanUp(OFFSET);
    await expect.poll(() => isAlive(left.pid)).toBe(false);
  });

  it("ends nothing of a suite whose launcher runs", async () => {
    const [launcher, child] = [sleeper(), sleeper()];
    write(launcher, child);
    await cleanUp(OFFSET);
    expect(isAlive(child.pid)).toBe(true);
  });

  it("does not end another process that has since got the same number", async () => {
    const other = sleeper();
    write(gone, { ...other, began: "at another time" });
    await cleanUp(OFFSET);
    expect(isAlive(other.pid)).toBe(true);
  });
});
