import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partOf } from "./shards";

const named = (names: readonly string[]) => names.map((name) => ({ moduleId: `/somewhere/tests/e2e/${name}.test.ts` }));
const partsOf = (names: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, nth) =>
    partOf(named(names), nth + 1, count).map(({ moduleId }) => moduleId.split("/").at(-1)?.slice(0, -8) ?? ""),
  );

describe("the parts of a run", () => {
  it("contain each file once, in whatever order the files are found", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("walk", "on-call", "a", "b", "c", "d", "calls"), { maxLength: 7 }),
        fc.integer({ min: 1, max: 4 }),
        (names, count) => {
          const parts = partsOf(names, count);
          expect(parts.flat().toSorted()).toEqual(names.toSorted());
          expect(partsOf(names.toReversed(), count)).toEqual(parts);
        },
      ),
    );
  });

  it("take about equally long: the slowest files are in different parts", () => {
    const parts = partsOf(["a", "walk", "on-call", "b", "states", "c"], 3);
    expect(parts.map(([first]) => first)).toEqual(["walk", "on-call", "states"]);
    expect(parts[2]).toEqual(["states", "a", "b", "c"]);
  });

  it("are empty if there are more parts than files", () => {
    expect(partsOf(["a"], 2)).toEqual([["a"], []]);
  });
});
