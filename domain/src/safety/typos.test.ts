import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { eachIsRead } from "../../../tests/support/tiers";
import { wordCosts } from "./frequentWords";
import { readingsOf, withoutTypos } from "./reading";
import { corrected } from "./typos";
import { sentencesOf } from "./words";

const wordsOf = (text: string): readonly string[] => sentencesOf(text).flat();

describe("a word with one mistyped letter is corrected", () => {
  test.each([
    ["two letters changed", "please give me the tabelts", "please give me the tablets"],
    ["a letter left out", "the doctor said tomorow eveing", "the doctor said tomorrow evening"],
    ["the key beside", "mujhe marma hai", "mujhe marna hai"],
    [
      "two words of many",
      "i will jmup from the roof with tablest today and it is all",
      "i will jump from the roof with tablets today and it is all",
    ],
  ])("%s", (_, text, meant) => {
    expect(corrected(wordsOf(text))).toEqual(wordsOf(meant));
  });
});

describe("danger is found in it", () => {
  eachIsRead(
    ["mujhe marma hai", "khudkhsui karne ka man hai", "i want to kill mysefl", "i will cut my wrsit tonight"],
    "certain",
  );
});

describe("an ordinary message with typos has none", () => {
  eachIsRead(
    [
      "cna you send the nuber",
      "please brign my tabelts from the shop",
      "goign to the terace for walk",
      "my phoen is dead",
      "send the lfie insurance papers",
    ],
    "none",
  );
});

const known = fc.constantFrom(...wordCosts().keys());
const written = fc.oneof(known, fc.stringMatching(/^[a-z]{1,9}$/));

it("keeps every known word, and the same list if nothing is corrected", () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 80 }), (words) => {
      const after = corrected(words);
      expect(after).toHaveLength(words.length);
      for (const [at, word] of words.entries()) if (wordCosts().has(word)) expect(after[at]).toBe(word);
      if (after.every((word, at) => word === words[at])) expect(after).toBe(words);
    }),
  );
});

it("does not correct a language that it does not know", () => {
  const words = ["enakku", "romba", "kavalaiyaga", "irukkirathu"];
  expect(corrected(words)).toBe(words);
});

it("does not correct a long message", () => {
  const [short, long] = [
    readingsOf("my tabelts are there. ".repeat(15)),
    readingsOf("my tabelts are there. ".repeat(16)),
  ];
  expect(withoutTypos(short)).not.toBe(short);
  expect(withoutTypos(long)).toBe(long);
});
