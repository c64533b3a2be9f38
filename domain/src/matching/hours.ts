import type { Risk } from "../safety/levels";
import { kolkataHour, type Millis } from "../time";
import { addBars, type Bars } from "./waits";

/** How a wait ended: a listener came, they left the queue, or their page was gone. */
const ends = ["taken", "left", "lost"] as const;
export type WaitEnd = (typeof ends)[number];

const keyAt = (end: WaitEnd, risk: Risk, hour: number): string => `${end}-${risk}-${hour}`;

/** The key under which a day counts a wait that ended so, by the hour in which it began. */
export const hourKey = (end: WaitEnd, risk: Risk, since: Millis): string => keyAt(end, risk, kolkataHour(since));

/** What a day counted: by {@link hourKey}, bars by their number. */
export type HourBars = Readonly<Record<string, Bars>>;

export type EndedWaits = Readonly<Record<WaitEnd, Bars>>;

export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The waits of these days, by how they ended: of people at this risk who came in one of these hours. */
export function endedWaits(days: readonly HourBars[], risk: Risk, hours: readonly number[]): EndedWaits {
  const of = (end: WaitEnd): Bars =>
    days.flatMap((day) => hours.map((hour) => day[keyAt(end, risk, hour)] ?? {})).reduce(addBars, {});
  return { taken: of("taken"), left: of("left"), lost: of("lost") };
}
