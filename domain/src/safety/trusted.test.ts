import { describe, expect, it } from "vitest";
import { callTo, trustedContact } from "./trusted";

const fits = (name: string, number: string): boolean => trustedContact.safeParse({ name, number }).success;

describe("a trusted contact", () => {
  it("has a name and a number that can be called", () => {
    expect(["98480 22338", "+91 (40) 4000-0001", "112", " 98480 22338 "].map((number) => fits("Amma", number))).toEqual(
      [true, true, true, true],
    );
    expect(
      ["", "12", "amma", "98480+22338", "1".repeat(21), "javascript:1"].map((number) => fits("Amma", number)),
    ).toEqual(Array.from({ length: 6 }, () => false));
    expect([fits("  ", "98480 22338"), fits("a".repeat(61), "98480 22338")]).toEqual([false, false]);
  });

  it("is called without the punctuation in the number", () => {
    expect(callTo({ name: "Amma", number: "+91 (40) 4000-0001" })).toBe("tel:+914040000001");
  });
});
