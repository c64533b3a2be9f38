import type { Locale } from "@thodu/domain/locale";
import { dayStart } from "@thodu/domain/rota/calendar";
import { DEFAULT_CURVE, DEFAULT_PATIENCE, DEFAULT_TALK, type Forecast } from "@thodu/domain/rota/forecast";
import { placesOf } from "@thodu/domain/rota/plan";
import { needOf } from "@thodu/domain/rota/staffing";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import type { Shift } from "./day";
import { simulate } from "./simulate";

const DAY = "2026-03-02";
const SHARES: Readonly<Record<Locale, number>> = { en: 0.35, te: 0.45, hi: 0.2 };
const ALL = DEFAULT_CURVE.reduce<number>((sum, each) => sum + each, 0);

const forecast = (people: number): Forecast => ({
  arrivals: Object.fromEntries(
    Object.entries(SHARES).map(([language, share]) => [
      language,
      DEFAULT_CURVE.map((each) => (people * share * each) / ALL),
    ]),
  ),
  talk: DEFAULT_TALK,
  patience: DEFAULT_PATIENCE,
  basis: "curve",
});

/** The shifts that the rota would have for so many people, each with a listener of one language. */
const roster = (people: number): readonly Shift[] =>
  placesOf(DAY, needOf(forecast(people))).map(({ id, language, from, to }) => ({
    listener: {
      uid: id,
      approved: true,
      availability: "away",
      seenAt: null,
      idleSince: null,
      languages: [language],
      secondLanguages: [],
      load: 0,
      capacity: 3,
      inCall: false,
      holdsCrisis: false,
      unanswered: {},
      pausedUntil: null,
    },
    stretches: [[from - dayStart(DAY), to - dayStart(DAY)]],
  }));

const shareWithin = (people: number, days: number): number => {
  const seeds = Array.from({ length: days }, (_, index) => index + 1);
  const outcomes = seeds.flatMap((seed) => simulate(seed, { customers: people, roster: roster(people) }).outcomes);
  // People who come in the last minutes of the day depend on the next day's shifts, which are not simulated.
  const counted = outcomes.filter(({ person }) => (person.waitingSince ?? 0) < 24 * HOUR - 5 * MINUTE);
  return counted.filter(({ wait }) => wait !== null && wait <= MINUTE).length / counted.length;
};

it.each([
  [100, 8],
  [1_000, 2],
])("the staffing that the rota asks for answers 95 in 100 within a minute, with %d people a day", (people, days) => {
  expect(shareWithin(people, days)).toBeGreaterThanOrEqual(0.95);
});
