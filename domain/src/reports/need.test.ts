import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "../time";
import { report } from "./model";
import { byNeedAt, needs, rotaCategories, type WaitsInCrisis } from "./need";

it("has every category once, either by its need or among those about the rota", () => {
  expect([...needs.flat(), ...rotaCategories].toSorted()).toEqual(report.shape.category.options.toSorted());
});

it("sorts by need: a call for a supervisor first, then who left in a crisis, then what people report of one another; the oldest of each first", () => {
  const all = [
    { category: "promise", createdAt: 1 },
    { category: "crisis-ended", createdAt: 3 },
    { category: "other", createdAt: 6 },
    { category: "hard", createdAt: 2 },
    { category: "threat", createdAt: 5 },
    { category: "supervisor", createdAt: 8 },
    { category: "supervisor", createdAt: 7 },
  ] as const;
  expect(all.toSorted(byNeedAt(24 * HOUR, false)).map(({ category, createdAt }) => [category, createdAt])).toEqual([
    ["supervisor", 7],
    ["supervisor", 8],
    ["crisis-ended", 3],
    ["threat", 5],
    ["other", 6],
    ["hard", 2],
    ["promise", 1],
  ]);
});

it("puts a report in a crisis with written danger, before all other reports", () => {
  const all = [
    { category: "threat", createdAt: 1 },
    { category: "other", createdAt: 4, inCrisis: true },
    { category: "danger-written", createdAt: 3 },
    { category: "crisis-ended", createdAt: 5 },
    // A talk that was hard for its listener is no more urgent for that.
    { category: "hard", createdAt: 2, inCrisis: true },
  ] as const;
  expect(all.toSorted(byNeedAt(24 * HOUR, false)).map(({ createdAt }) => createdAt)).toEqual([5, 3, 4, 1, 2]);
});

it("puts those first, newest first, in which a person in a crisis may still wait", () => {
  const now = 10 * HOUR;
  const waits = (risk: "crisis" | "none") => [{ language: "te", risk, count: 1 }] as const;
  const at = (minutesAgo: number) => now - minutesAgo * MINUTE;
  const all = [
    { category: "supervisor", createdAt: at(300) },
    { category: "supervisor", createdAt: at(20) },
    { category: "threat", createdAt: at(2) },
    { category: "no-listener", createdAt: at(5), waits: [...waits("none"), ...waits("crisis")] },
    { category: "no-listener", createdAt: at(60), waits: [...waits("crisis")] },
    { category: "no-listener", createdAt: at(4), waits: [...waits("none")] },
    { category: "no-listener", createdAt: at(3) },
  ] as const;
  expect(
    all
      .map((each) => ({ ...each, waits: "waits" in each ? [...each.waits] : undefined }))
      .toSorted(byNeedAt(now, undefined))
      .map(({ createdAt }) => (now - createdAt) / MINUTE),
  ).toEqual([5, 20, 300, 2, 60, 4, 3]);
});

it("puts those that an admin looks at after those of the same need that nobody looks at", () => {
  const now = 24 * HOUR;
  const seen = { seenAt: now - MINUTE, seenBy: "admin" };
  const all = [
    { id: "harassment, seen", category: "harassment", createdAt: 1, ...seen },
    { id: "call, seen", category: "supervisor", createdAt: now - MINUTE, ...seen },
    { id: "call", category: "supervisor", createdAt: now - 5 * MINUTE },
    { id: "hard", category: "hard", createdAt: 1 },
    { id: "threat", category: "threat", createdAt: 2 },
    { id: "spam, seen long ago", category: "spam", createdAt: 3, ...seen, seenAt: now - HOUR },
  ] as const;
  expect(all.toSorted(byNeedAt(now, false)).map(({ id }) => id)).toEqual([
    "call",
    "call, seen",
    "threat",
    "spam, seen long ago",
    "harassment, seen",
    "hard",
  ]);
  // Their own ones stay where they were.
  expect(all.toSorted(byNeedAt(now, false, "admin")).map(({ id }) => id)).toEqual([
    "call, seen",
    "call",
    "harassment, seen",
    "threat",
    "spam, seen long ago",
    "hard",
  ]);
});

describe("a case of nobody reached in a crisis", () => {
  const now = 10 * HOUR;
  const at = (minutesAgo: number) => now - minutesAgo * MINUTE;
  const nobody = {
    category: "no-listener",
    createdAt: at(5),
    waits: [{ language: "te", risk: "crisis", count: 1 }],
  } as const;
  const all = [{ ...nobody, waits: [...nobody.waits] }, { category: "threat", createdAt: at(2) } as const];
  const first = (isAnyWaiting: WaitsInCrisis) => all.toSorted(byNeedAt(now, isAnyWaiting))[0]?.category;

  it.each([true, undefined])("stands before others while somebody waits in a crisis, or may: %s", (isAnyWaiting) => {
    expect(first(isAnyWaiting)).toBe("no-listener");
  });

  it("stands by its urgency once nobody waits in a crisis any more", () => {
    expect(first(false)).toBe("threat");
  });
});
