import { expect, it, test } from "vitest";
import { maxInstancesIn } from "./options";

it("an endpoint has up to 50 instances, or as many as the quota of its region allows", () => {
  expect(maxInstancesIn({})).toBe(50);
  expect(maxInstancesIn({ THODU_MAX_INSTANCES: "20" })).toBe(20);
});

test.each(["0", "many", "-1", "2000", ""])("%j stops the start and is named", (given) => {
  expect(() => maxInstancesIn({ THODU_MAX_INSTANCES: given })).toThrow("THODU_MAX_INSTANCES");
});
