import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "../time";
import { hourStart } from "./calendar";
import { afterDue, changeShift, dueOf, stateOf, type ShiftWish } from "./change";
import type { Shift } from "./model";

const FROM = hourStart("2026-03-02", 18);
const TO = hourStart("2026-03-02", 21);
const shift = (changes: Partial<Shift> = {}): Shift => ({
  day: "2026-03-02",
  language: "te",
  zone: "Asia/Kolkata",
  from: FROM,
  to: TO,
  uid: null,
  offered: false,
  askedAt: null,
  confirmedAt: null,
  cameAt: null,
  ...changes,
});
const MINE = { id: "s1", from: FROM, to: TO };
const change = (
  wish: ShiftWish,
  changes: Partial<Shift>,
  now: number,
  booked = changes.uid === "meera" ? [MINE] : [],
) =>
  changeShift(
    {
      uid: "meera",
      shiftId: "s1",
      shift: shift(changes),
      own: { booked },
      zone: "Asia/Kolkata",
      languages: ["te"],
      now,
    },
    wish,
  );
const refused = (reason: string) => ({ ok: false, failure: { reason } });

describe("taking a shift", () => {
  it("makes it the listener's, confirmed at once if it begins soon", () => {
    expect(change("take", {}, FROM - 24 * HOUR)).toEqual({
      ok: true,
      value: {
        shift: { uid: "meera", offered: false, askedAt: null, confirmedAt: null, cameAt: null },
        booked: [MINE],
        takenFrom: null,
      },
    });
    const now = FROM - 3 * HOUR;
    expect(change("take", {}, now)).toMatchObject({ value: { shift: { askedAt: now, confirmedAt: now } } });
  });

  it("again changes nothing", () => {
    expect(change("take", { uid: "meera", confirmedAt: 1 }, FROM - HOUR)).toEqual({
      ok: true,
      value: { shift: { offered: false }, booked: null, takenFrom: null },
    });
  });

  it("that was offered names the listener who had it", () => {
    expect(change("take", { uid: "ravi", offered: true }, FROM - HOUR)).toMatchObject({ value: { takenFrom: "ravi" } });
  });

  it.each<[string, Partial<Shift>, number, string]>([
    ["a colleague’s", { uid: "ravi" }, FROM - HOUR, "SHIFT_CHANGED"],
    ["one’s own", { uid: "meera", offered: true }, FROM - HOUR, "SHIFT_CHANGED"],
    ["one that is as good as over", {}, TO - 29 * MINUTE, "SHIFT_CHANGED"],
    ["an offered one that has begun", { uid: "ravi", offered: true }, FROM, "SHIFT_CHANGED"],
    ["one in a language that one doesn’t speak", { language: "hi" }, FROM - HOUR, "NOT_PERMITTED"],
  ])("is refused of %s", (_, changes, now, reason) => {
    expect(change("take", changes, now)).toMatchObject(refused(reason));
  });

  it("is refused beyond a limit", () => {
    const booked = [{ id: "s0", from: FROM - 3 * HOUR, to: FROM }];
    expect(change("take", {}, FROM - HOUR, booked)).toMatchObject(refused("SHIFT_LIMIT"));
  });
});

describe("one’s own shift", () => {
  it("can be given up, offered, kept and confirmed until it begins", () => {
    const mine = { uid: "meera" };
    expect(change("give-up", mine, FROM - 1)).toMatchObject({ value: { shift: { uid: null }, booked: [] } });
    expect(change("offer", mine, FROM - 1)).toMatchObject({ value: { shift: { offered: true }, booked: null } });
    expect(change("keep", mine, FROM - 1)).toMatchObject({ value: { shift: { offered: false } } });
    expect(change("confirm", mine, FROM - 1)).toMatchObject({ value: { shift: { confirmedAt: FROM - 1 } } });
    for (const wish of ["give-up", "offer", "keep", "confirm"] as const) {
      expect(change(wish, mine, FROM)).toMatchObject(refused("SHIFT_CHANGED"));
      expect(change(wish, { uid: "ravi" }, FROM - 1)).toMatchObject(refused("SHIFT_CHANGED"));
    }
    expect(change("confirm", mine, FROM - 12 * HOUR - 1)).toMatchObject(refused("SHIFT_CHANGED"));
  });
});

describe("dueOf", () => {
  const here = { approved: true, present: false };
  const mine = (changes: Partial<Shift> = {}) => shift({ uid: "meera", ...changes });

  it("asks twelve hours ahead, and makes a gap of what isn’t confirmed two hours ahead", () => {
    expect(dueOf(mine(), here, FROM - 12 * HOUR - 1)).toBeNull();
    expect(dueOf(mine(), here, FROM - 12 * HOUR)).toBe("ask");
    const asked = { askedAt: FROM - 12 * HOUR };
    expect(dueOf(mine(asked), here, FROM - 2 * HOUR - 1)).toBeNull();
    expect(dueOf(mine(asked), here, FROM - 2 * HOUR)).toBe("lapse");
    expect(dueOf(mine({ ...asked, confirmedAt: 1 }), here, FROM - 2 * HOUR)).toBeNull();
    expect(stateOf({ ...mine(asked), ...afterDue("lapse", 0) }, FROM - 2 * HOUR)).toBe("gap");
  });

  it("leaves an hour to answer, however late the question came", () => {
    const asked = { askedAt: FROM - 90 * MINUTE };
    expect(dueOf(mine(asked), here, FROM - 31 * MINUTE)).toBeNull();
    expect(dueOf(mine(asked), here, FROM - 30 * MINUTE)).toBe("lapse");
  });

  it("stores who came, from a quarter of an hour before", () => {
    const there = { approved: true, present: true };
    expect(dueOf(mine({ confirmedAt: 1 }), there, FROM - 16 * MINUTE)).toBeNull();
    expect(dueOf(mine({ confirmedAt: 1 }), there, FROM - 15 * MINUTE)).toBe("came");
    expect(dueOf(mine({ confirmedAt: 1, cameAt: 1 }), there, FROM)).toBeNull();
    expect(dueOf(mine({ confirmedAt: 1 }), there, TO)).toBeNull();
  });

  it("releases a shift whose listener may not listen any more", () => {
    expect(dueOf(mine(), { approved: false, present: false }, FROM - 200 * HOUR)).toBe("release");
    expect(dueOf(shift(), { approved: false, present: false }, FROM)).toBeNull();
  });

  it("releases a shift in the middle if its listener may not listen any more, but not one that is over", () => {
    const came = mine({ confirmedAt: 1, cameAt: FROM });
    const nobody = { approved: false, present: false };
    expect(dueOf(came, nobody, FROM + HOUR)).toBe("release");
    expect(stateOf({ ...came, ...afterDue("release", FROM + HOUR) }, FROM + HOUR)).toBe("gap");
    expect(dueOf(came, nobody, TO)).toBeNull();
    expect(stateOf(came, TO)).toBe("over");
  });
});

it("stateOf", () => {
  const state = (changes: Partial<Shift>, now: number) => stateOf(shift(changes), now);
  const mine = { uid: "meera" };
  expect([
    state({}, FROM - 2 * HOUR - 1),
    state({}, FROM - 2 * HOUR),
    state(mine, FROM - HOUR),
    state({ ...mine, confirmedAt: 1 }, FROM),
    state({ ...mine, cameAt: 1 }, FROM),
    state(mine, TO),
    state({ ...mine, cameAt: 1 }, TO),
    state({}, TO),
  ]).toEqual(["open", "gap", "taken", "confirmed", "there", "missed", "over", "gap"]);
});
