import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { frequent, FREQUENT_WORDS, trained, WEIGHTS } from "../commands/safety";
import { bare } from "./nearDuplicates";
import { measuring, trainingSentences } from "./sentences";

it("training gives the weights in this repository", { timeout: 5 * 60_000 }, () => {
  expect(`${JSON.stringify(trained())}\n` === readFileSync(WEIGHTS, "utf8")).toBe(true);
});

it("counting gives the frequent words in this repository", () => {
  expect(frequent() === readFileSync(FREQUENT_WORDS, "utf8")).toBe(true);
});

it("no measuring message was trained on, even with other punctuation", () => {
  const measured = new Set(measuring().map(bare));
  expect(measured.size).toBeGreaterThan(4_000);
  expect(
    trainingSentences()
      .map(bare)
      .filter((text) => measured.has(text)),
  ).toEqual([]);
});
