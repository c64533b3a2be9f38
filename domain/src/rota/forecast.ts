import { locales, type Locale } from "../locale";
import { MINUTE, type Millis } from "../time";
import { arrivalKey } from "./arrivals";
import { addDays, weekdayOf } from "./calendar";
import type { Basis, ByLanguage } from "./model";

/**
 * How the people of a day spread over its hours, in per cent, where nothing is measured yet: over 60 % come between 16:00
 * and 24:00.
 */
export const DEFAULT_CURVE = [4, 2, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 3, 5, 6, 7, 8, 10, 11, 9, 6] as const;
const DEFAULT_PEOPLE = 100;
const DEFAULT_LANGUAGES: Readonly<Record<Locale, number>> = { en: 0.35, te: 0.45, hi: 0.2 };
export const DEFAULT_TALK = 45 * MINUTE;
export const DEFAULT_PATIENCE = 40 * MINUTE;

export const WEEKS = 8;
/** Fewer of the same weekday say too little of it. */
const WEEKS_ENOUGH = 4;
/** Fewer days say too little of how many come at all. */
const DAYS_ENOUGH = 7;
/** Fewer talks, or people who left, say too little of a day. */
const PEOPLE_ENOUGH = 5;

export interface MeasuredDay {
  readonly day: string;
  /** Who began to wait, by {@link arrivalKey}. */
  readonly arrivals: Readonly<Record<string, number>>;
  readonly talks: number;
  /** Of all its talks together. */
  readonly talkTime: Millis;
  readonly left: number;
  /** Of all who were taken or left together. */
  readonly waitTime: Millis;
}

export interface Forecast {
  /** People who begin to wait, by language and hour. */
  readonly arrivals: ByLanguage;
  readonly talk: Millis;
  readonly patience: Millis;
  readonly basis: Basis;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const hoursOf = (of: (hour: number) => number): readonly number[] => DEFAULT_CURVE.map((_, hour) => of(hour));
const CURVE_SUM = sum(DEFAULT_CURVE);

/** The curve for so many people a day; with what was measured of their languages, if that is enough. */
function byCurve(known: readonly MeasuredDay[]): ByLanguage {
  const enough = known.length >= DAYS_ENOUGH;
  const of = (language: Locale): number =>
    enough
      ? (median(known.map(({ arrivals }) => sum(hoursOf((hour) => arrivals[arrivalKey(language, hour)] ?? 0)))) ?? 0)
      : DEFAULT_PEOPLE * DEFAULT_LANGUAGES[language];
  return Object.fromEntries(
    locales.map((language) => [language, hoursOf((hour) => (of(language) * (DEFAULT_CURVE[hour] ?? 0)) / CURVE_SUM)]),
  );
}

/**
 * What is expected of a day: the median of the same weekday over the eight weeks before it, by language and hour. A language
 * of which nobody came in a measured hour keeps a hundredth of a person, since at night a median is often nought and
 * somebody may come all the same. Without four such weeks, the curve for as many people as usual.
 */
export function forecastOf(day: string, measured: readonly MeasuredDay[]): Forecast {
  const first = addDays(day, -7 * WEEKS);
  const known = measured.filter((each) => each.day >= first && each.day < day && sum(Object.values(each.arrivals)) > 0);
  const same = known.filter((each) => weekdayOf(each.day) === weekdayOf(day));
  const talks = known.filter((each) => each.talks >= PEOPLE_ENOUGH).map((each) => each.talkTime / each.talks);
  // Whoever was taken had waited too: time waited for each who left is the mean patience, if it is exponential.
  const patience = known.filter((each) => each.left >= PEOPLE_ENOUGH).map((each) => each.waitTime / each.left);
  const isMeasured = same.length >= WEEKS_ENOUGH;
  const of = (language: Locale, hour: number): number =>
    median(same.map(({ arrivals }) => arrivals[arrivalKey(language, hour)] ?? 0)) ?? 0;
  const spoken = locales.filter((language) =>
    known.some(({ arrivals }) => hoursOf((hour) => arrivals[arrivalKey(language, hour)] ?? 0).some((n) => n > 0)),
  );
  return {
    arrivals: isMeasured
      ? Object.fromEntries(
          spoken.map((language) => [language, hoursOf((hour) => Math.max(SELDOM, of(language, hour)))]),
        )
      : byCurve(known),
    talk: median(talks) ?? DEFAULT_TALK,
    patience: median(patience) ?? DEFAULT_PATIENCE,
    basis: isMeasured ? "measured" : "curve",
  };
}

const SELDOM = 0.01;
