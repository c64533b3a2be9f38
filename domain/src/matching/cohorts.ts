import * as z from "zod/mini";
import { addBars, barOf, type Bars, type Wait } from "./waits";

/** First places of the bands in which places in the queue are counted; the last has no end. */
const PLACES = [1, 2, 4, 9, 21] as const;
/** Likewise of how many listeners are online. */
const DESKS = [0, 1, 3, 6] as const;

const bandOf = (bands: readonly number[], value: number): number =>
  Math.max(
    0,
    bands.findLastIndex((first) => first <= value),
  );

/** Where somebody stood when their wait began, as bands: their place, and how many listeners were online. */
export const stood = z.object({
  place: z.number(),
  desk: z.number(),
  /** The wait that it is of: since when they stand in the queue. */
  since: z.number(),
});
export type Stood = z.infer<typeof stood>;
export type Cohort = Pick<Stood, "place" | "desk">;

/** The cohort of somebody at this place, from 1, while so many listeners are online. */
export const cohortOf = (place: number, online: number): Cohort => ({
  place: bandOf(PLACES, place),
  desk: bandOf(DESKS, online),
});

export type End = "taken" | "left";

export const keyOf = (end: End, { place, desk }: Cohort): string => `${end}-${place}-${desk}`;

/** What a day counted: by {@link keyOf}, bars by their number. */
export type CohortBars = Readonly<Record<string, Bars>>;

export interface OpenWait extends Cohort {
  readonly since: number;
}

const isNoBetter = (other: Cohort, own: Cohort): boolean => other.place >= own.place && other.desk <= own.desk;
const isSame = (other: Cohort, own: Cohort): boolean => other.place === own.place && other.desk === own.desk;

const cohorts: readonly Cohort[] = PLACES.flatMap((_, place) => DESKS.map((__, desk) => ({ place, desk })));

/** The waits of the cohorts that fit: of these days, and of those who still wait. */
function waitsOf(
  fits: (cohort: Cohort) => boolean,
  days: readonly CohortBars[],
  openWaits: readonly OpenWait[],
  now: number,
): Wait {
  const chosen = cohorts.filter(fits);
  const of = (end: End): Bars =>
    days.flatMap((day) => chosen.map((cohort) => day[keyOf(end, cohort)] ?? {})).reduce(addBars, {});
  return { taken: of("taken"), left: of("left"), waiting: countOpenWaits(openWaits.filter(fits), now) };
}

export const countOpenWaits = (openWaits: readonly Pick<OpenWait, "since">[], now: number): Bars =>
  openWaits.map(({ since }): Bars => ({ [barOf(Math.max(0, now - since))]: 1 })).reduce(addBars, {});

/**
 * The median of how long those have waited so far who came before `own`, to a place no worse; 0 without any. They are before
 * them still: to be told of a shorter wait would not be true.
 */
export function waitedAhead(own: Stood, openWaits: readonly OpenWait[], now: number): number {
  const ahead = openWaits
    .filter(({ place, since }) => place <= own.place && since < own.since)
    .map(({ since }) => now - since)
    .toSorted((a, b) => a - b);
  return ahead[Math.floor((ahead.length - 1) / 2)] ?? 0;
}

/**
 * Waits to compare one's own with: first of the same cohort, then of all with no better place, so that no wait is told
 * too short.
 */
export const comparable = (
  own: Cohort,
  days: readonly CohortBars[],
  openWaits: readonly OpenWait[],
  now: number,
): readonly [same: Wait, noBetter: Wait] => [
  waitsOf((other) => isSame(other, own), days, openWaits, now),
  waitsOf((other) => isNoBetter(other, own), days, openWaits, now),
];
