import { expect, it } from "vitest";
import { Recent } from "./recent";

it("drops the oldest entry, and only when it is full", () => {
  const recent = new Recent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  recent.set("a", 3);
  expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([3, 2, undefined]);
  recent.set("c", 4);
  expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([3, undefined, 4]);
});
