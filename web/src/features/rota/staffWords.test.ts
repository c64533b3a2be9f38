import { expect, it } from "vitest";
import type { OpenShift } from "./api";
import { staffWords } from "./staffWords";

const HOUR = 3_600_000;
/** 2:30 pm in Kolkata. */
const FROM = Date.UTC(2030, 2, 4, 9);
const shift: OpenShift = {
  id: "2030-03-04_te_14-30_4",
  language: "te",
  from: FROM,
  to: FROM + 4 * HOUR,
  state: "open",
  offered: false,
  needed: 0.75,
  cap: null,
};
const part = (from: number, to: number, cover: number) => ({
  from: FROM + from * HOUR,
  to: FROM + to * HOUR,
  need: 2,
  cover,
});

it.each([
  ["nobody has it", [part(0, 4, 0)], "Nobody has this shift yet"],
  ["somebody has all of its hours", [part(0, 4, 1)], "1 of 2 listeners"],
  [
    "somebody has a part",
    [part(0, 2, 1), part(2, 4, 0)],
    "2:30 pm – 4:30 pm: 1 of 2 listeners, 4:30 pm – 6:30 pm: nobody yet",
  ],
  ["a part has enough", [part(0, 2, 2), part(2, 4, 1)], "4:30 pm – 6:30 pm: 1 of 2 listeners"],
  ["all of it has enough", [part(0, 4, 2)], "Enough listeners already"],
])("says how many listeners a shift has: %s", (_, staff, words) =>
  expect(staffWords({ ...shift, staff }, "Asia/Kolkata")).toBe(words),
);

it("says only whether nobody has it, if the server sends no numbers", () =>
  expect([staffWords(shift, "Asia/Kolkata"), staffWords({ ...shift, needed: 1 }, "Asia/Kolkata")]).toEqual([
    "",
    "Nobody has this shift yet",
  ]));
