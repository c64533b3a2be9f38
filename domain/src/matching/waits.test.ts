import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "../time";
import {
  addBars,
  barOf,
  expectedFor,
  expectedWait,
  shareAnswered,
  stillWaiting,
  waitQuantile,
  type Bars,
  type Wait,
  withinMinute,
} from "./waits";

const counted = (waits: readonly number[]): Bars =>
  waits.reduce((bars, wait) => addBars(bars, { [barOf(wait)]: 1 }), {});

/** Waits that all ended with a listener. */
const only = (taken: Bars): Wait => ({ taken, left: {}, waiting: {} });

interface Someone {
  readonly wait: number;
  readonly end: keyof Wait;
}

const lengths = fc.integer({ min: 0, max: 100 * MINUTE });
const shares = fc.constantFrom(0.1, 0.5, 0.9);
const people: fc.Arbitrary<readonly Someone[]> = fc.array(
  fc.record({ wait: lengths, end: fc.constantFrom("taken", "left", "waiting") }),
  { maxLength: 40 },
);
const waitOf = (all: readonly Someone[]): Wait => {
  const of = (end: keyof Wait): Bars => counted(all.flatMap((each) => (each.end === end ? each.wait : [])));
  return { taken: of("taken"), left: of("left"), waiting: of("waiting") };
};

/** The share of people who still wait after bar `last`, computed bar by bar. */
function byHand(all: readonly Someone[], last: number): number {
  let share = 1;
  for (let bar = 0; bar <= last; bar += 1) {
    const there = all.filter(({ wait, end }) => (end === "waiting" ? barOf(wait) > bar : barOf(wait) >= bar));
    const taken = there.filter(({ wait, end }) => end === "taken" && barOf(wait) === bar).length;
    if (there.length > 0) share *= (there.length - taken) / there.length;
  }
  return share;
}

describe("measured waits", () => {
  it.each([
    [0, 0],
    [15 * SECOND, 0],
    [15 * SECOND + 1, 1],
    [MINUTE, 3],
    [120 * MINUTE, 14],
    [120 * MINUTE + 1, 15],
  ])("%i ms is counted in bar %i", (wait, bar) => expect(barOf(wait)).toBe(bar));

  it("are never told too short, nor much too long, if all people were taken", () => {
    fc.assert(
      fc.property(fc.array(lengths, { minLength: 1 }), fc.constantFrom(0.5, 0.9), (waits, share) => {
        const exact = waits.toSorted((a, b) => a - b)[Math.ceil(share * waits.length) - 1] ?? 0;
        const told = waitQuantile(only(counted(waits)), share) ?? 0;
        expect(told).toBeGreaterThanOrEqual(exact);
        expect(told).toBeLessThanOrEqual(Math.max(15 * SECOND, 2 * exact));
      }),
    );
  });

  it("follow the product of Kaplan and Meier, computed person by person", () => {
    fc.assert(
      fc.property(people, (all) => {
        const told = stillWaiting(waitOf(all));
        for (const [bar, share] of told.entries()) expect(share).toBeCloseTo(byHand(all, bar), 9);
        expect(told.every((share, bar) => share >= -1e-9 && share <= (told[bar - 1] ?? 1))).toBe(true);
      }),
    );
  });

  it("are not told shorter because somebody left or still waits, however short", () => {
    fc.assert(
      fc.property(people, lengths, fc.constantFrom("left", "waiting"), shares, (all, wait, end, share) => {
        const before = waitQuantile(waitOf(all), share) ?? Infinity;
        expect(waitQuantile(waitOf([...all, { wait, end }]), share) ?? Infinity).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("are not told shorter than by those who were taken alone", () => {
    fc.assert(
      fc.property(people, shares, (all, share) => {
        const taken = waitOf(all.filter(({ end }) => end === "taken"));
        expect(waitQuantile(waitOf(all), share) ?? Infinity).toBeGreaterThanOrEqual(waitQuantile(taken, share) ?? 0);
      }),
    );
  });

  it("are told equally long if every wait occurs twice", () => {
    fc.assert(
      fc.property(people, shares, (all, share) => {
        expect(waitQuantile(waitOf([...all, ...all]), share)).toBe(waitQuantile(waitOf(all), share));
      }),
    );
  });

  it("are unknown if most still wait: with one taken at once and five who wait for hours, half is unknown", () => {
    const wait = {
      taken: counted([SECOND]),
      left: {},
      waiting: counted([1, 2, 3, 4, 5].map((hours) => hours * 60 * MINUTE)),
    };
    expect(waitQuantile(wait, 0.5)).toBeNull();
    expect(waitQuantile(wait, 0.1)).toBe(15 * SECOND);
  });

  it("are unknown while there are too few", () => {
    expect(waitQuantile(only({}), 0.5)).toBeNull();
    expect(expectedWait(only(counted([1, 1, 1, 1])))).toBeNull();
    expect(expectedWait(only(counted([1, 1, 1, 1, 5 * MINUTE])))).toEqual({ p50: 15 * SECOND, p90: 5 * MINUTE });
    expect(expectedWait({ ...only(counted([1, 1, 1, 1, 1])), left: counted([1, 1]) })).toEqual({
      p50: 15 * SECOND,
      p90: null,
    });
  });

  it("beyond all bars count as twice the last end", () =>
    expect(waitQuantile(only(counted([1_000 * MINUTE])), 0.5)).toBe(240 * MINUTE));
});

describe("the wait to expect", () => {
  const short = only(counted([1, 1, 1, 1, 1]));
  const long = only(counted(Array.from({ length: 5 }, () => 10 * MINUTE)));

  it("comes from the first waits that are enough", () => {
    expect(expectedFor(0, [only(counted([1])), long], 0)).toEqual({ p50: 12 * MINUTE, p90: 12 * MINUTE });
    expect(expectedFor(0, [short, long], 0)).toEqual({ p50: 15 * SECOND, p90: 15 * SECOND });
    expect(expectedFor(0, [only(counted([1])), only({})], 0)).toBeNull();
  });

  it("is not taken from others if one's own cohort is big enough and mostly was not taken", () => {
    const mostlyLeft = {
      ...short,
      left: counted(Array.from({ length: 20 }, () => 1)),
      waiting: counted(Array.from({ length: 20 }, () => MINUTE)),
    };
    expect(expectedFor(0, [mostlyLeft, short], 0)).toBeNull();
  });

  it("is never one that the person has exceeded already", () => {
    fc.assert(
      fc.property(people, lengths, (all, waited) => {
        const told = expectedFor(waited, [waitOf(all)], 0);
        expect(told === null || waited <= told.p50).toBe(true);
      }),
    );
    expect(expectedFor(82 * MINUTE, [short], 0)).toBeNull();
    // The people ahead have waited longer already.
    expect(expectedFor(0, [short], 15 * SECOND)).not.toBeNull();
    expect(expectedFor(0, [short], 15 * SECOND + 1)).toBeNull();
  });
});

it.each([
  [0, 0, 0, null],
  [0, 4, 0, 0],
  [3, 0, 0, 100],
  [2, 1, 0, 67],
  [2, 1, 1, 50],
])("of %i who were taken, %i who left and %i who were lost, %j per cent were answered", (taken, left, lost, share) => {
  expect(shareAnswered({ taken, left, lost })).toBe(share);
});

it("counts the waits of a minute at most", () => {
  const waits = [1, 15 * SECOND, MINUTE, MINUTE + 1, 90 * SECOND, 3 * 60 * MINUTE];
  expect(withinMinute(counted(waits))).toBe(3);
  expect(withinMinute({})).toBe(0);
});
