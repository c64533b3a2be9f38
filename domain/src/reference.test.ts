import { describe, expect, it } from "vitest";
import { shortReference } from "./reference";

describe("a short reference", () => {
  it.each([
    ["3f2b6c1e-90aa-4c51-8d4e-2b7a7f3a91bc", "7F3A-91BC"],
    ["pay_29QQoUBi66xm2f", "BI66-XM2F"],
    ["order_7", "OR-DER7"],
    ["a1", "A1"],
    ["", ""],
  ])("of %s is %s", (id, reference) => {
    expect(shortReference(id)).toBe(reference);
  });
});
