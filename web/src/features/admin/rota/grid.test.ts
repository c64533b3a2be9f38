import type { Locale } from "@thodu/domain/locale";
import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { gridOf } from "./grid";

const MIDNIGHT = Date.parse("2026-03-02T00:00:00+05:30");
const hour = (nth: number, need: number, cover: number, language: Locale = "te") => ({
  at: MIDNIGHT + nth * HOUR,
  hour: nth % 24,
  language,
  need,
  cover,
});

it("has a row for each day and a column for each hour of India", () => {
  const { columns, rows } = gridOf([hour(18, 3, 1), hour(24, 1, 1)], null, "Asia/Kolkata", MIDNIGHT);
  expect([columns.length, columns[0], columns.at(-1)]).toEqual([24, 0, 23 * 60]);
  expect(rows.map(({ day }) => day)).toEqual(["2026-03-02", "2026-03-03"]);
  expect(rows[0]?.cells[18]).toEqual({ need: 3, cover: 1, gap: 2, when: "soon" });
  expect([rows[0]?.cells[17], rows[1]?.cells[0]]).toEqual([null, { need: 1, cover: 1, gap: 0, when: "soon" }]);
});

it("shows one language, or all of them, and has the same days for each", () => {
  const hours = [hour(18, 3, 1), hour(18, 1, 2, "hi"), hour(42, 1, 0, "hi")];
  expect(gridOf(hours, null, "Asia/Kolkata", MIDNIGHT).rows[0]?.cells[18]).toEqual({
    need: 4,
    cover: 3,
    gap: 2,
    when: "soon",
  });
  const { rows } = gridOf(hours, "te", "Asia/Kolkata", MIDNIGHT);
  expect(rows.map(({ cells }) => cells.filter((cell) => cell !== null))).toEqual([
    [{ need: 3, cover: 1, gap: 2, when: "soon" }],
    [],
  ]);
});

it("marks the next 48 hours as near", () => {
  const { rows } = gridOf([hour(19, 2, 0), hour(65, 2, 0), hour(66, 2, 0)], null, "Asia/Kolkata", MIDNIGHT + 18 * HOUR);
  expect(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.when ?? []))).toEqual(["soon", "soon", "later"]);
});

it("marks past hours, and the present one", () => {
  const { rows } = gridOf([hour(17, 2, 0), hour(18, 2, 0)], null, "Asia/Kolkata", MIDNIGHT + 18.5 * HOUR);
  expect(rows[0]?.cells.slice(17, 19).map((cell) => cell?.when)).toEqual(["over", "now"]);
});

describe("in another time zone than India's", () => {
  it("begins its hours at half past, on the days of that zone", () => {
    const { columns, rows } = gridOf([hour(0, 1, 0), hour(18, 2, 1)], null, "America/Chicago", MIDNIGHT);
    expect(columns[0]).toBe(30);
    expect(rows.map(({ day }) => day)).toEqual(["2026-03-01", "2026-03-02"]);
    expect(rows[0]?.cells[12]).toEqual({ need: 1, cover: 0, gap: 1, when: "now" });
    expect(rows[1]?.cells[6]).toEqual({ need: 2, cover: 1, gap: 1, when: "soon" });
  });

  it("shows the worse of two hours if its clock shows the same hour twice", () => {
    const back = Date.parse("2026-11-01T05:30:00Z");
    const at = (hours: number, cover: number) => ({
      at: back + hours * HOUR,
      hour: 0,
      language: "en" as const,
      need: 2,
      cover,
    });
    const { rows } = gridOf([at(0, 2), at(1, 1), at(2, 0), at(3, 2)], null, "America/Chicago", MIDNIGHT);
    expect(rows[0]?.cells.slice(0, 4)).toEqual([
      { need: 2, cover: 2, gap: 0, when: "later" },
      { need: 2, cover: 0, gap: 2, when: "later" },
      { need: 2, cover: 2, gap: 0, when: "later" },
      null,
    ]);
  });
});
