import { expect, it } from "vitest";
import type { Locale } from "../locale";
import { HOUR } from "../time";
import type { HourCover } from "./cover";
import { gapsOf, together } from "./gaps";

const hour = (language: Locale, nth: number, need: number, cover: number): HourCover => ({
  at: nth * HOUR,
  hour: nth,
  language,
  need,
  cover,
});
const shift = (id: string, language: Locale, from: number, to: number, uid: string | null = id) => ({
  id,
  language,
  uid,
  from: from * HOUR,
  to: to * HOUR,
  state: "taken" as const,
});
const brief = (hours: readonly HourCover[], shifts: readonly ReturnType<typeof shift>[], now = 0) =>
  gapsOf(hours, shifts, now).map(({ language, from, to, gap, holders }) =>
    `${language} ${from / HOUR}-${to / HOUR} ${gap} ${holders.map(({ id }) => id).join("+")}`.trim(),
  );

it("adds languages up, and fills no gap of one with another's surplus", () => {
  expect(together([hour("te", 1, 3, 1), hour("en", 1, 1, 4)])).toEqual({ need: 4, cover: 5, gap: 2 });
  expect(together([])).toEqual({ need: 0, cover: 0, gap: 0 });
});

it("joins consecutive hours with the same gap and the same holders", () => {
  const hours = [
    hour("te", 1, 2, 1),
    hour("te", 2, 2, 1),
    hour("te", 3, 2, 1),
    hour("te", 4, 3, 1),
    hour("te", 6, 3, 1),
  ];
  const shifts = [shift("asha", "te", 1, 3), shift("ravi", "te", 3, 7)];
  expect(brief(hours, shifts)).toEqual(["te 1-3 1 asha", "te 3-4 1 ravi", "te 4-5 2 ravi", "te 6-7 2 ravi"]);
});

it("keeps languages apart, ordered by time, and names no holder of another language or time", () => {
  const hours = [hour("te", 2, 1, 0), hour("te", 3, 1, 0), hour("hi", 1, 1, 0), hour("hi", 2, 1, 0)];
  const shifts = [shift("asha", "en", 0, 9), shift("ravi", "te", 4, 6), shift("free", "te", 2, 4, null)];
  expect(brief(hours, shifts)).toEqual(["hi 1-3 1", "te 2-4 1"]);
});

it("leaves out hours that are covered or over, but not the present one", () => {
  const hours = [hour("te", 1, 1, 0), hour("te", 2, 1, 0), hour("te", 3, 1, 1), hour("te", 4, 1, 2)];
  expect(brief(hours, [], 2 * HOUR)).toEqual(["te 2-3 1"]);
  expect(brief(hours, [], 2 * HOUR - 1)).toEqual(["te 1-3 1"]);
});
