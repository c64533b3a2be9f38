import fc from "fast-check";
import { expect, it } from "vitest";
import { MINUTE } from "../time";
import { dayStart, weekOf } from "./calendar";
import { BREAK, inWeek, isAtNight, REST_AROUND_NIGHT, WEEK_MAX } from "./caps";
import { afterDue, changeShift, dueOf, stateOf, without, type ShiftWish } from "./change";
import { rotaDay, rotaListener, type Booked, type Shift } from "./model";
import { placesOf } from "./plan";

const DAYS = ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09"];
const ONE = Array.from({ length: 24 }, () => 1);
const PLACES = DAYS.flatMap((day) => placesOf(day, { te: ONE, en: ONE.map((_, hour) => (hour > 17 ? 1 : 0)) }));
/** New York changes to daylight saving time in these nights. */
const ZONES: Readonly<Record<string, string>> = {
  meera: "Asia/Kolkata",
  ravi: "America/New_York",
  lena: "Europe/Berlin",
};
const START = dayStart("2026-03-05");

const step = fc.record({
  who: fc.constantFrom(...Object.keys(ZONES)),
  wish: fc.constantFrom<ShiftWish | "due">("take", "take", "take", "give-up", "offer", "keep", "confirm", "due"),
  // Often one of the first few, and more than one at a time, so that listeners offer and take the same shifts.
  place: fc.oneof(fc.nat(5), fc.nat(PLACES.length - 1)),
  later: fc.oneof(fc.constant(0), fc.nat(180)),
  present: fc.boolean(),
});

/** The state of the stores: the listener of each shift, and the shifts of each listener. */
class Rota {
  readonly shifts = new Map<string, Shift>(
    PLACES.map(({ id, ...place }) => [
      id,
      { ...place, uid: null, offered: false, askedAt: null, confirmedAt: null, cameAt: null },
    ]),
  );
  readonly booked = new Map<string, readonly Booked[]>();
  now = START;

  of = (uid: string): readonly Booked[] => this.booked.get(uid) ?? [];

  wish(uid: string, id: string, wish: ShiftWish): string {
    const shift = this.shifts.get(id);
    if (!shift) throw new RangeError(id);
    const own = { booked: [...this.of(uid)] };
    const facts = {
      uid,
      shiftId: id,
      shift,
      own,
      zone: ZONES[uid] ?? "",
      languages: ["te", "en"] as const,
      now: this.now,
    };
    const made = changeShift(facts, wish);
    if (!made.ok) return made.failure.reason;
    const { shift: change, booked, takenFrom } = made.value;
    this.shifts.set(id, { ...shift, ...change });
    if (booked) this.booked.set(uid, booked);
    if (takenFrom !== null) this.booked.set(takenFrom, without(this.of(takenFrom), id));
    return takenFrom === null ? wish : "swap";
  }

  due(present: boolean): readonly string[] {
    return [...this.shifts].flatMap(([id, shift]) => {
      const due = dueOf(shift, { approved: true, present }, this.now);
      if (due === null) return [];
      this.shifts.set(id, { ...shift, ...afterDue(due, this.now) });
      if (due === "lapse" && shift.uid !== null) this.booked.set(shift.uid, without(this.of(shift.uid), id));
      return [due];
    });
  }

  check(): void {
    for (const [uid, zone] of Object.entries(ZONES)) {
      const spans = [...this.shifts].filter(([, shift]) => shift.uid === uid);
      expect(
        this.of(uid)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(spans.map(([id]) => id).sort());
      const sorted = spans.map(([, shift]) => shift).toSorted((a, b) => a.from - b.from);
      for (const [at, next] of sorted.entries()) {
        expect(inWeek(sorted, weekOf(next.from))).toBeLessThanOrEqual(WEEK_MAX);
        const before = sorted[at - 1];
        if (!before) continue;
        const isNight = isAtNight(before, zone) || isAtNight(next, zone);
        expect(next.from - before.to).toBeGreaterThanOrEqual(isNight ? REST_AROUND_NIGHT : BREAK);
      }
    }
  }
}

it(
  "caps hold, a shift has one listener who knows of it, and nobody keeps what they did not confirm, over any history",
  { timeout: 120_000 },
  () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 80, size: "max" }), (steps) => {
        const rota = new Rota();
        for (const { who, wish, place, later, present } of steps) {
          rota.now += later * MINUTE;
          const id = PLACES[place]?.id ?? "";
          for (const each of wish === "due" ? rota.due(present) : [rota.wish(who, id, wish)]) seen.add(each);
        }
        rota.check();
        // However long the sweep has not run, after two runs an hour apart no shift is left unconfirmed.
        rota.due(false);
        rota.now += 60 * MINUTE;
        rota.due(false);
        const soon = [...rota.shifts.values()].filter(
          ({ from, askedAt }) => rota.now < from && from - rota.now <= 120 * MINUTE && askedAt !== null,
        );
        expect(soon.map((shift) => stateOf(shift, rota.now)).filter((state) => state === "taken")).toEqual([]);
        rota.check();
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 200 },
    );
    expect([...seen].sort()).toEqual(
      [
        "SHIFT_CHANGED",
        "SHIFT_LIMIT",
        "ask",
        "came",
        "confirm",
        "give-up",
        "keep",
        "lapse",
        "offer",
        "swap",
        "take",
      ].sort(),
    );
  },
);

it("reads records without any field", () => {
  expect(rotaListener.parse({})).toEqual({ booked: [], lapsed: 0, feed: null, feeds: 0, feedLocale: "en" });
  expect(rotaDay.parse({ day: DAYS[0], need: { te: ONE }, basis: "curve" }).warned).toBe(false);
  expect(rotaDay.safeParse({ day: DAYS[0], need: { te: [1] }, basis: "curve" }).success).toBe(false);
});
