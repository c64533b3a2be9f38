import { DEFAULT_CAPACITY } from "../chat/claim";
import { locales } from "../locale";
import { HOUR, SECOND, type Millis } from "../time";
import type { Forecast } from "./forecast";
import type { ByHour, ByLanguage } from "./model";

/**
 * Of those who come, 95 in 100 are to be answered within a minute. So many have to find a place, since of the listeners who
 * are asked some pass it on or miss it.
 */
export const GOAL = 0.98;
export const WITHIN = 60 * SECOND;
/** Until a listener who has been asked has looked up and answered. */
const REACTION = 25 * SECOND;
/** Within this time a place has to be free, so that they are answered within a minute. */
export const PLACE_WITHIN: Millis = WITHIN - REACTION;

export interface Hour {
  /** People an hour. */
  readonly arrivals: number;
  readonly talk: Millis;
  /** Mean time after which somebody leaves who waits. */
  readonly patience: Millis;
}

/** More than ever wait at once for so few listeners. */
const WAITING_MAX = 60;

/** How likely so many are there, talking or waiting, in the long run (Erlang-A: Poisson arrivals, exponential times). */
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
 * The share of people, from 0 to 1, who get one of `places` within `time`. Whoever leaves earlier counts as not answered.
 * `share[ahead]` is the chance of somebody with `ahead` people before them, computed backwards in steps of a second.
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

/** The fewest listeners with whom the goal holds in an hour; none where nobody comes. */
export function listenersFor(hour: Hour, goal = GOAL): number {
  if (hour.arrivals <= 0) return 0;
  for (let listeners = 1; listeners < LISTENERS_MAX; listeners += 1)
    if (answeredWithin(hour, listeners * DEFAULT_CAPACITY, PLACE_WITHIN) >= goal) return listeners;
  return LISTENERS_MAX;
}

/** Talks go on into the next hour, so a falling hour is staffed like the one before it; before the first comes the last. */
const loadOf = (arrivals: ByHour, hour: number): number =>
  Math.max(arrivals[hour] ?? 0, (arrivals.at(hour - 1) ?? 0) * 0.75);

/** How many listeners a day needs, by language and hour. Each language by itself: nobody is counted for two. */
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
