/** The number of past days that count. */
export const COVER_DAYS = 28;
const MINUTES_IN_HOUR = 60;
const HOURS = 24;
/** The share of the minutes of an hour in which a listener must have been there. */
const USUALLY = 0.95;

/** By hour in Asia/Kolkata (0–23): the number of minutes of one day in which a listener was at the desk or on call. */
export type Cover = Readonly<Record<string, number>>;

/** A range of hours in Asia/Kolkata, without `to`, which may be of the next day. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/**
 * Hours in which a listener is usually there: 95 % of their minutes covered over the last four weeks. A minute without
 * a record counts as not covered. Neighbouring hours form one range, also across midnight.
 */
export function usualHours(days: readonly Cover[]): readonly Hours[] {
  const needed = USUALLY * COVER_DAYS * MINUTES_IN_HOUR;
  const all = Array.from({ length: HOURS }, (_, hour) => hour);
  const isUsual = (hour: number): boolean =>
    days
      .slice(0, COVER_DAYS)
      .reduce((sum, day) => sum + Math.min(MINUTES_IN_HOUR, day[String((hour + HOURS) % HOURS)] ?? 0), 0) >= needed;
  if (all.every(isUsual)) return [{ from: 0, to: HOURS }];
  return all
    .filter((hour) => isUsual(hour) && !isUsual(hour - 1))
    .map((from) => {
      let to = from + 1;
      while (isUsual(to % HOURS)) to += 1;
      return { from, to: to % HOURS };
    });
}
