import type { Risk } from "../safety/levels";
import { DAY, kolkataDay, kolkataHour, type Millis } from "../time";
import { addBars, countOf, withinMinute, type Bars } from "./waits";

/** How a wait ended: a listener came, the person left the queue, or their page was gone. */
const ends = ["taken", "left", "lost"] as const;
export type WaitEnd = (typeof ends)[number];

const keyAt = (end: WaitEnd, risk: Risk, hour: number): string => `${end}-${risk}-${hour}`;

/**
 * The key under which a day counts a wait: by how it ended, the risk, and the hour (Asia/Kolkata) in which it began.
 */
export const hourKey = (end: WaitEnd, risk: Risk, since: Millis): string => keyAt(end, risk, kolkataHour(since));

/** Waits that a day counted: by {@link hourKey}, then by number of the bar. */
export type HourBars = Readonly<Record<string, Bars>>;

export type EndedWaits = Readonly<Record<WaitEnd, Bars>>;

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The waits that ended on these days, of people at this risk who came in one of these hours. */
export function endedWaits(days: readonly HourBars[], risk: Risk, hours: readonly number[]): EndedWaits {
  const of = (end: WaitEnd): Bars =>
    days.flatMap((day) => hours.map((hour) => day[keyAt(end, risk, hour)] ?? {})).reduce(addBars, {});
  return { taken: of("taken"), left: of("left"), lost: of("lost") };
}

const risks: readonly Risk[] = ["none", "concern", "crisis"];

/** How many waits ended in each way. */
export type Ended = Readonly<Record<WaitEnd, number>>;

const countsOf = (parts: readonly EndedWaits[]): Ended => {
  const count = (end: WaitEnd): number => parts.reduce((sum, part) => sum + countOf(part[end]), 0);
  return { taken: count("taken"), left: count("left"), lost: count("lost") };
};

/** The waits that ended on one day, of all hours and risks. */
export const endedOn = (day: HourBars): Ended => countsOf(risks.map((risk) => endedWaits([day], risk, hoursOfDay)));

interface Night {
  readonly day: string;
  readonly hourWaits: HourBars;
}

/** The night, in hours of Asia/Kolkata. */
const EVENING = [21, 22, 23];
const SMALL_HOURS = [0, 1, 2, 3, 4, 5];

/** Whether the night counted by {@link lastNight} is still going on. */
export const isNightStill = (now: Millis): boolean => SMALL_HOURS.includes(kolkataHour(now));

/**
 * How the waits of the last night ended, by people who came from 9 pm to 6 am in Asia/Kolkata. A wait that began before
 * midnight and ended after it stands in the next day's record. Those are left out from 9 pm on, when they can't be told
 * from waits of the new evening.
 */
export const lastNight = (days: readonly Night[], now: Millis): Ended => countsOf(waitsOfNight(days, now));

/** How many of those whom a listener took then were taken within a minute. */
export const lastNightWithinMinute = (days: readonly Night[], now: Millis): number =>
  waitsOfNight(days, now).reduce((sum, { taken }) => sum + withinMinute(taken), 0);

function waitsOfNight(days: readonly Night[], now: Millis): readonly EndedWaits[] {
  const of = (day: string, hours: readonly number[]): readonly EndedWaits[] => {
    const found = days.filter((each) => each.day === day).map(({ hourWaits }) => hourWaits);
    return risks.map((risk) => endedWaits(found, risk, hours));
  };
  const waitedOn = kolkataHour(now) < Math.min(...EVENING) ? EVENING : [];
  return [...of(kolkataDay(now - DAY), EVENING), ...of(kolkataDay(now), [...waitedOn, ...SMALL_HOURS])];
}
