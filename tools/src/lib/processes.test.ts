import { spawn } from "node:child_process";
import { expect, it } from "vitest";

import { descendants, isAlive, stopTree } from "./processes";

it("finds everything below a process, and nothing beside it", () => {
  const all = [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 1],
  ] as const;
  expect(descendants(2, all)).toEqual([3, 4]);
  expect(descendants(5, all)).toEqual([]);
});

it("ends a program that refuses to end, and the one it started", async () => {
  const child = spawn("sh", ["-c", "trap '' INT TERM; sleep 60 & echo $!; wait; wait"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const inner = await new Promise<number>((resolve) =>
    child.stdout.once("data", (line: Buffer) => resolve(Number(line))),
  );
  expect(isAlive(inner)).toBe(true);
  await stopTree(child.pid ?? 0, 200);
  await expect.poll(() => [child.pid ?? 0, inner].some(isAlive)).toBe(false);
});
