import { describe, expect, it } from "vitest";
import { referencesOf, shortReference, typedReference } from "./reference";

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

describe("a reference in a search", () => {
  it.each([
    [" bi66-xm2f ", "BI66-XM2F"],
    ["BI66 XM2F", "BI66-XM2F"],
    ["#BI66-XM2F", "BI66-XM2F"],
    ["BI66XM2F", "BI66-XM2F"],
    ["bi66 - xm2f", null],
    ["BI66XM2", null],
    ["BI66XM2FQ", null],
    ["BI66-XM2F-1", null],
    ["pay_29QQoUBi66xm2f", null],
    ["asha@people.example", null],
  ])("%j is %j", (typed, reference) => {
    expect(typedReference(typed)).toBe(reference);
  });

  it("is among those of its order, by the order and by each payment", () => {
    const payments = ["pay_29QQoUBi66xm2f", "pay_1CwpVdk2L43guJ"];
    expect(referencesOf("order_LbwWq7q4eJx1Aa", payments)).toEqual(["Q4EJ-X1AA", "BI66-XM2F", "K2L4-3GUJ"]);
    expect(referencesOf("order_LbwWq7q4eJx1Aa", [])).toEqual(["Q4EJ-X1AA"]);
    for (const each of referencesOf("order_LbwWq7q4eJx1Aa", payments)) expect(typedReference(each)).toBe(each);
  });
});
