import { CLOSED_BY_ITSELF } from "@thodu/domain/reports/hours";
import type { Report } from "@thodu/domain/reports/model";
import { HOUR, MINUTE, type Millis } from "@thodu/domain/time";
import { beforeEach, expect, it } from "vitest";
import { aReport } from "../../../../tests/support/domain";
import { Cells } from "../../../../tests/support/memoryCells";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import { closeOver } from "./closeOver";
import type { HourCaseStore, VersionedCase } from "./ports";

/** An in-memory store of cases: a write under an old version changes nothing, as in the real store. */
class MemoryHourCases implements HourCaseStore {
  readonly cases = new Cells<Report>();
  readonly lines: string[] = [];
  /** Runs between the read of the list and the writes that follow. */
  meanwhile = (): void => undefined;

  put(id: string, changes: Partial<Report>): void {
    const made = aReport({ by: "server", reporterId: "server", category: "no-listener", waits: [], ...changes });
    this.cases.at(id).write(made);
  }

  of = (id: string): Report | undefined => this.cases.at(id).see()?.value;

  openOfHours = async () => {
    await Promise.resolve();
    const open = [...this.cases].flatMap(([id, cell]): VersionedCase[] => {
      const seen = cell.see();
      return seen?.value.status === "open" ? [{ id, seen }] : [];
    });
    this.meanwhile();
    return pagesOf(open, 2);
  };

  closeByItself = async (id: string, seen: VersionedCase["seen"]): Promise<"stored" | "conflict"> => {
    await Promise.resolve();
    const cell = this.cases.at(id);
    if (!cell.isAt(seen)) return "conflict";
    cell.write({ ...seen.value, ...CLOSED_BY_ITSELF });
    this.lines.push(id);
    return "stored";
  };
}

let runtime: MemoryRuntime;
let reports: MemoryHourCases;
let oldest: Millis | null;
const sweep = () =>
  closeOver({
    runtime,
    reports,
    queue: { oldestWait: () => Promise.resolve(oldest) },
    onDefect: (error) => expect(error).toBeUndefined(),
  });

beforeEach(() => {
  runtime = new MemoryRuntime();
  reports = new MemoryHourCases();
  oldest = null;
});

it("closes every case about hours that are over, page after page, and leaves the others open", async () => {
  const now = runtime.now();
  for (const id of ["one", "two", "three", "four"]) reports.put(id, { createdAt: now - 2 * HOUR });
  reports.put("now", { createdAt: now });
  reports.put("crisis", { createdAt: now - 2 * HOUR, waits: [{ language: "te", risk: "crisis", count: 1 }] });
  expect(await sweep()).toEqual({ done: 4, failed: 0, left: 0 });
  expect(reports.lines).toEqual(["one", "two", "three", "four"]);
  expect(reports.of("one")).toMatchObject({ status: "decided", decision: "no-action", decidedBy: "server" });
  expect([reports.of("now")?.status, reports.of("crisis")?.status]).toEqual(["open", "open"]);
});

it("waits until nobody who came in those hours waits any more", async () => {
  reports.put("one", { createdAt: runtime.now() - 2 * HOUR });
  oldest = runtime.now() - 2 * HOUR + MINUTE;
  await sweep();
  expect(reports.of("one")?.status).toBe("open");
  oldest = runtime.now();
  await sweep();
  expect(reports.of("one")?.status).toBe("decided");
});

it("closes each once, with one audit entry, also if two sweeps run at once", async () => {
  reports.put("one", { createdAt: runtime.now() - 2 * HOUR });
  const swept = await Promise.all([sweep(), sweep()]);
  expect(swept.reduce((sum, { done }) => sum + done, 0)).toBe(1);
  await sweep();
  expect(reports.lines).toEqual(["one"]);
});

it("does not overwrite an admin's decision that is made during the sweep", async () => {
  reports.put("one", { createdAt: runtime.now() - 2 * HOUR });
  reports.meanwhile = () =>
    reports.put("one", { status: "decided", decision: "no-action", reason: "We rang Ravi.", decidedBy: "anita" });
  expect(await sweep()).toMatchObject({ done: 0, failed: 1 });
  expect([reports.of("one")?.reason, reports.lines]).toEqual(["We rang Ravi.", []]);
});

it("leaves a case open that an admin reopened", async () => {
  const createdAt = runtime.now() - 2 * HOUR;
  reports.put("one", { createdAt });
  await sweep();
  reports.put("one", { createdAt, reopenedAt: runtime.now() });
  await sweep();
  expect([reports.of("one")?.status, reports.lines]).toEqual(["open", ["one"]]);
});
