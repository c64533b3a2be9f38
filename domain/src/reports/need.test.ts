import { expect, it } from "vitest";
import { report } from "./model";
import { byNeed, needs, rotaCategories } from "./need";

it("puts every category either among those of a need, or among those about the rota, once", () => {
  expect([...needs.flat(), ...rotaCategories].toSorted()).toEqual(report.shape.category.options.toSorted());
});

it("orders by need: a listener who called a supervisor first, then who left in a crisis, then what one person reports of another; of each the oldest", () => {
  const all = [
    { category: "promise", createdAt: 1 },
    { category: "crisis-ended", createdAt: 3 },
    { category: "other", createdAt: 6 },
    { category: "hard", createdAt: 2 },
    { category: "threat", createdAt: 5 },
    { category: "supervisor", createdAt: 8 },
    { category: "supervisor", createdAt: 7 },
  ] as const;
  expect(all.toSorted(byNeed).map(({ category, createdAt }) => [category, createdAt])).toEqual([
    ["supervisor", 7],
    ["supervisor", 8],
    ["crisis-ended", 3],
    ["threat", 5],
    ["other", 6],
    ["hard", 2],
    ["promise", 1],
  ]);
});
