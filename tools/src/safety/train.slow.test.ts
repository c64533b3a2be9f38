import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { frequent, FREQUENT_WORDS, trained, WEIGHTS } from "../commands/safety";
import { bare } from "./nearDuplicates";
import { measuring, trainingSentences } from "./sentences";

it("training gives the weights of this repository", { timeout: 5 * 60_000 }, () => {
  expect(`${JSON.stringify(trained())}\n` === readFileSync(WEIGHTS, "utf8")).toBe(true);
});

it("counting gives the frequent words of this repository", () => {
  expect(frequent() === readFileSync(FREQUENT_WORDS, "utf8")).toBe(true);
});

it("nothing that measures was trained on, be it in other signs", () => {
  const measured = new Set(measuring().map(bare));
  expect(measured.size).toBeGreaterThan(4_000);
  expect(
    trainingSentences()
      .map(bare)
      .filter((text) => measured.has(text)),
  ).toEqual([]);
});
