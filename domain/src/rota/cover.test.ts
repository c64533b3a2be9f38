import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "../time";
import { hourStart } from "./calendar";
import { coverOf, neededOf, staffOf, stretchesOf, warningsOf, weekWarning } from "./cover";

const DAY = "2026-03-02";
const at = (hour: number): number => hourStart(DAY, hour);
const placed = (from: number, to: number, uid: string | null, language: "te" | "hi" = "te") => ({
  from: at(from),
  to: at(to),
  uid,
  language,
  confirmedAt: null,
  cameAt: null,
});
const NIGHT_BEFORE = at(0);
const need = { te: Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? 2 : 0)) };
const nobody = (): boolean => false;

describe("coverOf", () => {
  it("counts held shifts, hour by hour and in their language", () => {
    const hours = coverOf(
      DAY,
      need,
      [placed(18, 21, "meera"), placed(20, 22, "ravi"), placed(18, 20, null), placed(18, 24, "lena", "hi")],
      NIGHT_BEFORE,
    );
    expect(hours.map(({ hour, cover }) => [hour, cover])).toEqual([
      [18, 1],
      [19, 1],
      [20, 2],
      [21, 1],
      [22, 0],
      [23, 0],
    ]);
  });

  it("does not count a listener who has not come ten minutes after it began, or after they took it", () => {
    const coverAt = (minutes: number, changes: object) =>
      coverOf(DAY, need, [{ ...placed(18, 20, "meera"), ...changes }], at(18) + minutes * MINUTE)[1]?.cover;
    expect([coverAt(9, { confirmedAt: 1 }), coverAt(10, { confirmedAt: 1 })]).toEqual([1, 0]);
    expect(coverAt(60, { confirmedAt: 1, cameAt: at(18) })).toBe(1);
    const late = { confirmedAt: at(18) + 30 * MINUTE };
    expect([coverAt(39, late), coverAt(40, late)]).toEqual([1, 0]);
  });

  it("says how much a shift is needed", () => {
    const hours = coverOf(DAY, need, [placed(18, 21, "meera")], NIGHT_BEFORE);
    expect([neededOf(placed(21, 24, null), hours), neededOf(placed(18, 20, null), hours)]).toEqual([1, 0.5]);
    expect(neededOf(placed(2, 4, null), hours)).toBe(0);
  });

  it("says how many listeners a shift needs and has, in parts, in its own language", () => {
    const both = { te: need.te, hi: need.te };
    const hours = coverOf(DAY, both, [placed(18, 20, "meera"), placed(18, 24, "lena", "hi")], NIGHT_BEFORE);
    expect(staffOf(placed(18, 22, null), hours)).toEqual([
      { from: at(18), to: at(20), need: 2, cover: 1 },
      { from: at(20), to: at(22), need: 2, cover: 0 },
    ]);
    expect(staffOf(placed(2, 4, null), hours)).toEqual([]);
  });
});

describe("the warnings to admins", () => {
  const hours = coverOf(DAY, need, [placed(18, 20, "meera")], NIGHT_BEFORE);
  const stretches = stretchesOf(hours, (_, time) => time === at(21));

  it("are about consecutive hours with nobody on the rota and nobody on call", () => {
    expect(stretches).toEqual([
      { language: "te", from: at(20), to: at(21) },
      { language: "te", from: at(22), to: at(24) },
    ]);
    expect(weekWarning(DAY, stretches)).toMatchObject({ id: `rota-week-${DAY}`, category: "rota-week" });
    expect(weekWarning(DAY, [])).toBeNull();
  });

  it("come an hour ahead, and during the hours while nobody is at the desk", () => {
    const idsAt = (time: number, there = nobody) => warningsOf(stretches, there, time).map(({ category }) => category);
    expect(idsAt(at(19) - 1)).toEqual([]);
    expect(idsAt(at(19))).toEqual(["rota-hour"]);
    expect(idsAt(at(20))).toEqual(["rota-now"]);
    expect(idsAt(at(20), () => true)).toEqual([]);
    expect(idsAt(at(21))).toEqual(["rota-hour"]);
    expect(idsAt(at(23) + HOUR / 2)).toEqual(["rota-now"]);
    expect(idsAt(at(24))).toEqual([]);
  });

  it("have the same id for the same stretch", () => {
    const [one, later] = [at(22), at(23)].map((time) => warningsOf(stretches, nobody, time)[0]?.id);
    expect(one).toBe(later);
  });

  it("have another id once the stretch has grown, as its new hours were never told", () => {
    const idOf = (to: number) => warningsOf([{ language: "te", from: at(20), to: at(to) }], nobody, at(20))[0]?.id;
    expect(idOf(22)).not.toBe(idOf(23));
  });
});
