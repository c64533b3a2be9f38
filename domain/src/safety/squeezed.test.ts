import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findingOf } from "./detect";
import { squeezed, unsqueezed } from "./squeezed";

const wordsOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../data/safety/common-words/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

describe("words written together", () => {
  test.each([
    ["iwanttodie", ["i", "want to die"]],
    ["naakuchavaliani", ["naakuchavaliani"]],
    ["mujhemarnahai", ["mujhe", "marna hai"]],
    ["hello", ["hello"]],
  ])("%s", (word, parts) => {
    expect(unsqueezed(word).join(" ")).toBe(parts.join(" "));
  });

  test.each(["iwanttodie", "i w a n t t o d i e", "m a r n a h a i", "killmyselftonight", "chachipovalaniundi"])(
    "%s is heard",
    (text) => {
      expect(["certain", "unsure"]).toContain(findingOf(text).tier);
    },
  );
});

describe("the commonest words of each language", () => {
  const all = ["en", "te", "hi", "te-latn", "hi-latn"] as const;

  test.each(all)("%s hold nothing that is written together", (name) => {
    expect(wordsOf(name).filter((word) => squeezed.some((letters) => word.includes(letters)))).toEqual([]);
  });
});
