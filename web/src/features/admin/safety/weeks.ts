import type { DayRecord } from "@thodu/domain/matching/model";
import { addAlarms, type AlarmCounts } from "@thodu/domain/safety/alarmCounts";
import { DAY, kolkataDay, type Millis } from "@thodu/domain/time";

export interface AlarmWeek {
  /** The Monday of the week, as YYYY-MM-DD. */
  readonly monday: string;
  readonly alarms: AlarmCounts;
}

/** The Monday of a day's week; both as YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY).toISOString().slice(0, 10);
}

/** The Mondays of this week and of the last one in India. */
export const recentMondays = (now: Millis): readonly [string, string] => [
  mondayOf(kolkataDay(now)),
  mondayOf(kolkataDay(now - 7 * DAY)),
];

/**
 * The alarms of these days by week, newest first. This week and the last one are always there; others only with a day
 * of figures.
 */
export function alarmWeeks(days: readonly Pick<DayRecord, "day" | "alarms">[], now: Millis): readonly AlarmWeek[] {
  const mondays = [...new Set([...recentMondays(now), ...days.map(({ day }) => mondayOf(day))])]
    .toSorted()
    .toReversed();
  return mondays.map((monday) => ({
    monday,
    alarms: addAlarms(days.filter(({ day }) => mondayOf(day) === monday).map(({ alarms }) => alarms)),
  }));
}

/**
 * How many of those that listeners have judged were right: they ended as a crisis, and were not lowered. In a single
 * week this is approximate, as a talk may end in a later week than its alarm.
 */
export const judged = ({ confirmed, lowered }: AlarmCounts): { readonly right: number; readonly of: number } => ({
  right: confirmed,
  of: confirmed + lowered,
});

/**
 * How many became unsure and have answered neither yes nor no. In a single week this is approximate: an answer may
 * belong to an alarm of an earlier week.
 */
export const unanswered = ({ unsure, yes, no }: AlarmCounts): number => Math.max(0, unsure - yes - no);
