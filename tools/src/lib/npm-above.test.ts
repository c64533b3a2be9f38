import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isAlive, npmAbove } from "../../bin/npm-above.mjs";

const looked = (processes: Readonly<Record<number, readonly [number, string]>>) => (pid: number) => {
  const [ppid, args] = processes[pid] ?? [];
  return ppid === undefined || args === undefined ? null : { ppid, args };
};

it.each([
  ["npm behind a shell", { 30: [20, "sh -c node tools/bin/thodu.mjs start"], 20: [10, "npm start"] }, 20],
  ["npm with more words", { 30: [20, "/bin/dash -c node x"], 20: [10, "npm run with-emulators -- true"] }, 20],
  ["npm itself, which is the parent", { 30: [20, "npm start"], 20: [10, "bash"] }, null],
  ["a person's shell", { 30: [20, "-bash"], 20: [10, "npm-like-terminal"] }, null],
  ["a script, which may end before it", { 30: [20, "bash -c ./begin"], 20: [10, "cron"] }, null],
  ["nobody that can be looked at", {}, null],
] as const)("watches %s", (_, processes, expected) => {
  expect(npmAbove(30, looked(processes))).toBe(expected);
});

it("distinguishes running processes from ended ones", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  expect([isAlive(process.pid), isAlive(child.pid ?? 0)]).toEqual([true, false]);
});

it("looks at this machine's processes", () => {
  expect(npmAbove(process.pid)).toBeNull();
});
