import * as z from "zod/mini";
import { addBars, barOf, type Bars, type Wait } from "./waits";

/** Bands of places in the queue, each by its first place; the last band has no end. */
const PLACES = [1, 2, 4, 9, 21] as const;
/** Bands of the number of listeners online, each by its first number; the last band has no end. */
const DESKS = [0, 1, 3, 6] as const;

const bandOf = (bands: readonly number[], value: number): number =>
  Math.max(
    0,
    bands.findLastIndex((first) => first <= value),
  );

/** The bands in which a wait began: the person's place, and how many listeners were online. */
export const stood = z.object({
  place: z.number(),
  desk: z.number(),
  /** Since when the person stands in the queue; identifies the wait. */
  since: z.number(),
});
export type Stood = z.infer<typeof stood>;
export type Cohort = Pick<Stood, "place" | "desk">;

/** The cohort of a person at this place (from 1) while so many listeners are online. */
export const cohortOf = (place: number, online: number): Cohort => ({
  place: bandOf(PLACES, place),
  desk: bandOf(DESKS, online),
});

export type End = "taken" | "left";

export const keyOf = (end: End, { place, desk }: Cohort): string => `${end}-${place}-${desk}`;

/** Waits that a day counted: by {@link keyOf}, then by number of the bar. */
export type CohortBars = Readonly<Record<string, Bars>>;

export interface OpenWait extends Cohort {
  readonly since: number;
}

const isNoBetter = (other: Cohort, own: Cohort): boolean => other.place >= own.place && other.desk <= own.desk;
const isSame = (other: Cohort, own: Cohort): boolean => other.place === own.place && other.desk === own.desk;

const cohorts: readonly Cohort[] = PLACES.flatMap((_, place) => DESKS.map((__, desk) => ({ place, desk })));

/** The waits of the cohorts that fit: those that ended on these days, and those still open. */
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
 * How long people who came before `own`, to a place that is no worse, have waited so far: the median, 0 if there are
 * none. They are still ahead, so a shorter wait can't be promised.
 */
export function waitedAhead(own: Stood, openWaits: readonly OpenWait[], now: number): number {
  const ahead = openWaits
    .filter(({ place, since }) => place <= own.place && since < own.since)
    .map(({ since }) => now - since)
    .toSorted((a, b) => a - b);
  return ahead[Math.floor((ahead.length - 1) / 2)] ?? 0;
}

/**
 * The waits to compare one's own with: those of the same cohort, then those of all cohorts with no better place and no
 * more listeners, so that the wait told is not too short.
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
