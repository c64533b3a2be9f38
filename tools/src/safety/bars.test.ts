import { expect, test } from "vitest";
import { barsAt, type Gauged } from "./bars";

/** A hundred messages at each score, of which as many are a crisis as the curve with this slope and middle says. */
const along = (bar: Gauged["bar"], slope: number, middle: number): Gauged[] =>
  Array.from({ length: 41 }, (_, at) => -2 + at / 10).flatMap((score) => {
    const right = Math.round(100 / (1 + Math.exp(-slope * (score - middle))));
    return Array.from({ length: 100 }, (_, nth) => ({ bar, score, isCrisis: nth < right }));
  });

test("a bar is where the given share of alarms is right, from the messages of its own group", () => {
  const gauged = [...along("plain", 4, 0.5), ...along("past", 3, 1)];
  const bars = barsAt(0.2, gauged);
  expect(Object.keys(bars).toSorted()).toEqual(["past", "plain"]);
  expect(bars.plain).toBeCloseTo(0.5 - Math.log(4) / 4, 1);
  expect(bars.past).toBeCloseTo(1 - Math.log(4) / 3, 1);
  expect(barsAt(0.5, gauged).plain).toBeCloseTo(0.5, 1);
});

test("there is none if the messages do not tell", () => {
  const alike = along("plain", 4, 0.5).map((each) => ({ ...each, isCrisis: true }));
  expect(barsAt(0.2, alike)).toEqual({});
  expect(
    barsAt(
      0.2,
      along("plain", 4, 0.5).map((each) => ({ ...each, score: -each.score })),
    ),
  ).toEqual({});
});
