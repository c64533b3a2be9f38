import { RINGS_MAX } from "@thodu/domain/oncall/bounds";
import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { BASE, worse } from "./assumed";
import { figuresOf } from "./night";
import { isAtNight, shiftPlaces } from "./people";
import { simulateNight, simulateNights } from "./simulate";

const small = { ...BASE, people: 60, nightWeighs: 1 };

describe("a simulated night", () => {
  const night = simulateNight(small, 3);

  it("is the same for the same seed, and differs for another", () => {
    expect(simulateNight(small, 3)).toEqual(night);
    expect(simulateNight(small, 4)).not.toEqual(night);
  });

  it("accounts for everybody, and keeps the limits of a phone", () => {
    expect(new Set(night.outcomes.map(({ person }) => person.id)).size).toBe(60);
    expect(night.outcomes).toHaveLength(60);
    expect(Math.max(...night.ringsOf)).toBeLessThanOrEqual(RINGS_MAX);
    expect(night.inVain).toBeLessThanOrEqual(night.rings);
  });

  it("keeps the weekly mean over consecutive nights, except in a crisis", () => {
    const nights = simulateNights(small, 7);
    const rings = nights.flatMap(({ ringsOf }) => ringsOf);
    expect(rings.reduce((sum, each) => sum + each, 0) / rings.length).toBeLessThanOrEqual(3.2);
  });

  it("tells of phones only people who closed the page, at most once each, and accounts for all of them", () => {
    const asks = { ...small, asksToBeTold: 1, phones: 20, onCallFor: 3 * HOUR };
    const nights = [1, 2, 3, 4, 5].map((seed) => simulateNight(asks, seed));
    expect(nights.every(({ outcomes }) => new Set(outcomes.map(({ person }) => person.id)).size === 60)).toBe(true);
    for (const { away } of nights) {
      expect(away.byPhone).toBeLessThanOrEqual(away.asked);
      expect(away.told).toBeLessThanOrEqual(2 * away.asked);
      expect(away.answered.length).toBeLessThanOrEqual(away.back);
    }
    const told = (by: boolean): number =>
      [1, 2, 3, 4, 5].reduce((sum, seed) => sum + simulateNight({ ...asks, toldOfPhones: by }, seed).away.byPhone, 0);
    expect([told(true) > 0, told(false)]).toEqual([true, 0]);
  });

  it("answers more of the people who come at night with phones than without", () => {
    const within = (phones: number): number => {
      const outcomes = [1, 2, 3, 4, 5].flatMap((seed) => simulateNight({ ...small, phones }, seed).outcomes);
      return figuresOf(outcomes.filter(({ person }) => isAtNight(person.waitingSince ?? 0))).within;
    };
    expect(within(30)).toBeGreaterThan(within(0) + 0.3);
  });
});

describe("its figures", () => {
  it("count a person who left as never answered", () => {
    const [one] = simulateNight(small, 3).outcomes;
    if (!one) throw new Error("Nobody came.");
    const waits = [5_000, 61_000, null, 20_000].map((wait) => ({ ...one, wait }));
    expect(figuresOf(waits)).toEqual({ people: 4, within: 0.5, gaveUp: 0.25, p50: 20_000, p95: Infinity });
  });

  it("use as many listener-hours and phones as assumed", () => {
    expect(shiftPlaces(BASE)).toHaveLength(8);
    expect(worse(BASE, { phones: 2 / 3 })).toMatchObject({ phones: 20 });
    expect(worse(BASE, { lost: 0.3 })).toMatchObject({ phones: 30, lost: 0.3 });
  });
});
