import { DEFAULT_CAPACITY } from "../chat/claim";
import { locales } from "../locale";
import { HOUR, SECOND, type Millis } from "../time";
import type { Forecast } from "./forecast";
import type { ByHour, ByLanguage } from "./model";

/**
 * The share of people for whom a place is to be free in time, so that 95 % are answered within a minute. It is higher,
 * since some listeners who are asked pass the offer on or miss it.
 */
export const GOAL = 0.98;
export const WITHIN = 60 * SECOND;
/** The assumed time until a listener who is asked has accepted and answered. */
const REACTION = 25 * SECOND;
/** The time within which a place has to be free, so that a person is answered within a minute. */
export const PLACE_WITHIN: Millis = WITHIN - REACTION;

export interface Hour {
  /** People per hour. */
  readonly arrivals: number;
  readonly talk: Millis;
  /** Mean time after which a person who waits leaves. */
  readonly patience: Millis;
}

/** The longest queue that is computed; a longer one is too unlikely to matter. */
const WAITING_MAX = 60;

/**
 * The long-run probability of each number of people, talking or waiting (Erlang-A: Poisson arrivals, exponential
 * times).
 */
function longRun({ arrivals, talk, patience }: Hour, places: number): readonly number[] {
  const weights = [1];
  for (let there = 1; there <= places + WAITING_MAX; there += 1) {
    const ends = (Math.min(there, places) / talk + Math.max(0, there - places) / patience) * HOUR;
    weights.push(((weights.at(-1) ?? 0) * arrivals) / ends);
  }
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => each / all);
}

const STEP = SECOND;

/**
 * The share of people, from 0 to 1, who get one of `places` within `time`. People who leave earlier count as not
 * answered. `share[ahead]` is the probability for a person with `ahead` people before them, computed backwards in steps
 * of a second.
 */
export function answeredWithin(hour: Hour, places: number, time: Millis): number {
  if (places <= 0) return 0;
  if (hour.arrivals <= 0) return 1;
  const there = longRun(hour, places);
  const atOnce = there.slice(0, places).reduce((sum, each) => sum + each, 0);
  const waiting = there.slice(places);
  let share = waiting.map(() => 0);
  for (let at = 0; at < time; at += STEP) {
    const before = share;
    share = before.map((same, ahead) => {
      const moves = STEP * (places / hour.talk + ahead / hour.patience);
      const leaves = STEP / hour.patience;
      const next = ahead === 0 ? 1 : (before[ahead - 1] ?? 0);
      return moves * next + Math.max(0, 1 - moves - leaves) * same;
    });
  }
  return atOnce + waiting.reduce((sum, each, ahead) => sum + each * (share[ahead] ?? 0), 0);
}

const LISTENERS_MAX = 200;

/** The fewest listeners with which an hour reaches the goal; 0 if nobody comes. */
export function listenersFor(hour: Hour, goal = GOAL): number {
  if (hour.arrivals <= 0) return 0;
  for (let listeners = 1; listeners < LISTENERS_MAX; listeners += 1)
    if (answeredWithin(hour, listeners * DEFAULT_CAPACITY, PLACE_WITHIN) >= goal) return listeners;
  return LISTENERS_MAX;
}

/**
 * The arrivals to staff for, at least three quarters of the hour before: its talks go on. Before hour 0 comes the last
 * hour.
 */
const loadOf = (arrivals: ByHour, hour: number): number =>
  Math.max(arrivals[hour] ?? 0, (arrivals.at(hour - 1) ?? 0) * 0.75);

/** How many listeners a day needs, by language and hour; no listener counts for two languages. */
export const needOf = ({ arrivals, talk, patience }: Forecast): ByLanguage =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const hours = arrivals[language];
      if (!hours) return [];
      return [
        [language, hours.map((_, hour) => listenersFor({ arrivals: loadOf(hours, hour), talk, patience }))] as const,
      ];
    }),
  );
