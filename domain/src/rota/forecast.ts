import { locales, type Locale } from "../locale";
import { MINUTE, type Millis } from "../time";
import { arrivalKey } from "./arrivals";
import { addDays, weekdayOf } from "./calendar";
import type { Basis, ByLanguage } from "./model";

/**
 * The assumed spread of a day's people over its hours, in per cent, until there are figures: over 60 % come between
 * 16:00 and 24:00.
 */
export const DEFAULT_CURVE = [4, 2, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 3, 5, 6, 7, 8, 10, 11, 9, 6] as const;
const DEFAULT_PEOPLE = 100;
const DEFAULT_LANGUAGES: Readonly<Record<Locale, number>> = { en: 0.35, te: 0.45, hi: 0.2 };
export const DEFAULT_TALK = 45 * MINUTE;
export const DEFAULT_PATIENCE = 40 * MINUTE;

export const WEEKS = 8;
/** The least number of measured days of the same weekday on which a forecast rests. */
const WEEKS_ENOUGH = 4;
/** The least number of measured days from which the number of people is estimated. */
const DAYS_ENOUGH = 7;
/** The least number of talks on a day, or of people who left, from which its mean is used. */
const PEOPLE_ENOUGH = 5;

export interface MeasuredDay {
  readonly day: string;
  /** How many people began to wait, by {@link arrivalKey}. */
  readonly arrivals: Readonly<Record<string, number>>;
  readonly talks: number;
  /** All talks together, in milliseconds. */
  readonly talkTime: Millis;
  readonly left: number;
  /** All ended waits together, in milliseconds. */
  readonly waitTime: Millis;
}

export interface Forecast {
  /** How many people begin to wait, by language and hour. */
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

/**
 * The assumed curve, scaled to the usual number of people of each language if enough was measured, else to the default.
 */
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
 * The forecast of a day: the median of the same weekday in the eight weeks before it, by language and hour. In each
 * hour a spoken language counts at least a hundredth of a person: at night the median is often 0, and somebody may come
 * all the same. With fewer than four such weeks: the assumed curve.
 */
export function forecastOf(day: string, measured: readonly MeasuredDay[]): Forecast {
  const first = addDays(day, -7 * WEEKS);
  const known = measured.filter((each) => each.day >= first && each.day < day && sum(Object.values(each.arrivals)) > 0);
  const same = known.filter((each) => weekdayOf(each.day) === weekdayOf(day));
  const talks = known.filter((each) => each.talks >= PEOPLE_ENOUGH).map((each) => each.talkTime / each.talks);
  // All waited time divided by the number of people who left estimates the mean patience, if patience is exponential.
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
