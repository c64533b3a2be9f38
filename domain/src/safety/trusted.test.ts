import { expect, it } from "vitest";
import { trustedContact } from "./trusted";

const fits = (name: string, number: string): boolean => trustedContact.safeParse({ name, number }).success;

it("a trusted contact has a name and a number that can be called", () => {
  expect(["98480 22338", "+91 (40) 4000-0001", "112", " 98480 22338 "].map((number) => fits("Amma", number))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ["", "12", "amma", "98480+22338", "1".repeat(21), "javascript:1"].map((number) => fits("Amma", number)),
  ).toEqual(Array.from({ length: 6 }, () => false));
  expect([fits("  ", "98480 22338"), fits("a".repeat(61), "98480 22338")]).toEqual([false, false]);
});
