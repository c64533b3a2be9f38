import { describe, expect, it } from "vitest";
import { aReport, NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import type { Report } from "./model";
import { knownReports } from "./known";

const one = (changes: Partial<Report> = {}) =>
  aReport({ by: "volunteer", reporterId: "ravi", reportedId: "asha", createdAt: NOON, ...changes });
const decided = (decision: Report["decision"], decidedAt = NOON) =>
  ({ status: "decided", decision, decidedAt }) as const;
const known = (reports: readonly Report[], now = NOON) => knownReports(reports, "meera", now);

describe("what the next listener knows of reports about a person", () => {
  it("is an open one, without who made it and what they wrote", () => {
    const facts = known([one({ category: "threat", note: "He said that he would find me." })]);
    expect(facts).toEqual([{ at: NOON, category: "threat", upheld: false, mine: false }]);
  });

  it("is whether it was upheld, and nothing of one that was dismissed", () => {
    expect(known([one(decided("warned"))])).toMatchObject([{ upheld: true }]);
    expect(known([one(decided("no-action"))])).toEqual([]);
  });

  it("is an open one again if the team reopened it", () => {
    expect(known([one({ status: "open", decision: null, reopenedAt: NOON })])).toMatchObject([{ upheld: false }]);
  });

  it("says whether it was their own", () => {
    expect(known([one({ reporterId: "meera" })])).toMatchObject([{ mine: true }]);
  });

  it.each([
    ["a person's report of a listener", { by: "customer", reporterId: "asha", reportedId: "meera" }],
    ["a case of the server", { by: "server", category: "danger-written" }],
    ["what is no complaint", { category: "hard" }],
  ] as const)("is nothing of %s", (_, changes) => {
    expect(known([one(changes)])).toEqual([]);
  });

  it("ends a year after an upheld one was decided, but not while one is open", () => {
    const upheld = one(decided("warned"));
    expect(known([upheld], NOON + 365 * DAY - 1)).toHaveLength(1);
    expect(known([upheld], NOON + 365 * DAY)).toEqual([]);
    expect(known([one()], NOON + 365 * DAY)).toHaveLength(1);
  });

  it("is the newest three", () => {
    const four = [4, 3, 2, 1].map((at) => one({ createdAt: at }));
    expect(known(four).map(({ at }) => at)).toEqual([4, 3, 2]);
  });
});
