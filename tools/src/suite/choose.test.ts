import { describe, expect, it } from "vitest";

import { chooseFirestore } from "./choose";
import { isWanted } from "./hidane";
import { javaMajor } from "./java";

describe("Java", () => {
  it.each([
    ['openjdk version "21.0.1" 2023-10-17', 21],
    ['openjdk version "17" 2021-09-14', 17],
    ['java version "1.8.0_281"', 8],
    ["command not found", undefined],
  ])("%s", (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });
});

describe("hidane", () => {
  it.each([
    ["hidane 0.6.0", true],
    ["hidane 0.10.2", true],
    ["hidane 0.5.9", false],
    ["hidane 1.0.0", false],
    ["something else", false],
  ])("%s", (version, wanted) => {
    expect(isWanted(version)).toBe(wanted);
  });
});

it("refuses a choice that it does not know", async () => {
  await expect(chooseFirestore({ THODU_FIRESTORE: "mine" })).rejects.toThrow("THODU_FIRESTORE");
});
