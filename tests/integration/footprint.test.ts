import { contracts } from "@thodu/domain/contracts";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { descendantsOf } from "../../tools/src/lib/processes";
import { guest } from "../support/people";
import { functionUrl, suite } from "../support/suite";

const CALLS = 1_000;
const MOST_PROCESSES = 16;
const MOST_MEGABYTES = 2_500;

const textOf = (pid: number): string => {
  try {
    return `${readFileSync(`/proc/${pid}/environ`, "utf8")} ${readFileSync(`/proc/${pid}/cmdline`, "utf8")}`;
  } catch {
    return "";
  }
};

/** The processes of the launcher, without this test run and what it has started for another suite. */
function suiteProcesses(): readonly number[] {
  const launcher = Number(process.env["THODU_LAUNCHER"]);
  const { functions, firestore } = suite();
  const marks = [
    `THODU_INSTANCES=${functions}`,
    `FIRESTORE_EMULATOR_HOST=${firestore}`,
    `.firebase-suite.${process.env["THODU_PORT_OFFSET"] ?? 0}.json`,
  ];
  const tests = new Set([process.ppid, process.pid, ...descendantsOf(process.ppid)]);
  const all = descendantsOf(launcher).filter(
    (pid) => !tests.has(pid) && marks.some((mark) => textOf(pid).includes(mark)),
  );
  return [launcher, ...all.filter((pid) => !descendantsOf(pid).some((below) => tests.has(below)))];
}

/** The memory of a process alone, with its share of what it has in common with others, in megabytes. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = "0"] = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

describe.skipIf(process.platform !== "linux")("the test suite", () => {
  it("stays small after a thousand parallel calls over all endpoints", async () => {
    // Workers that the emulator started for earlier tests end when they have been idle for a while.
    await vi.waitFor(() => expect(suiteProcesses().length).toBeLessThanOrEqual(MOST_PROCESSES), {
      timeout: 60_000,
      interval: 500,
    });
    const { token } = await guest();
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const names = Object.keys(contracts);
    const call = async (nth: number): Promise<boolean> => {
      const response = await fetch(functionUrl(names[nth % names.length] ?? ""), {
        method: "POST",
        headers,
        body: '{"data":{}}',
      });
      const body = await response.text();
      return body.startsWith("{");
    };
    const answers = await Promise.all(Array.from({ length: CALLS }, (_, nth) => call(nth)));
    expect(answers.filter(Boolean)).toHaveLength(CALLS);

    const processes = suiteProcesses();
    const megabytes = processes.map(memoryOf).reduce((sum, each) => sum + each, 0);
    console.info(`${processes.length} processes, ${Math.round(megabytes)} MB`);
    expect(processes.length).toBeLessThanOrEqual(MOST_PROCESSES);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  });
});
