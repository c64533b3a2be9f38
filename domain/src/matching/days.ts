import { DAY, kolkataDay, type Millis } from "../time";
import { endedOn, type Ended } from "./hours";
import { dayRecord, type DayRecord } from "./model";

interface ListedDay {
  readonly record: DayRecord;
  /** False for a day without a record: nobody came, and no listener was there. */
  readonly isCounted: boolean;
}

/** The last `count` days in Asia/Kolkata, today first; days without a record have all figures 0. */
export const lastDays = (counted: readonly DayRecord[], now: Millis, count: number): readonly ListedDay[] =>
  Array.from({ length: count }, (_, ago) => {
    const day = kolkataDay(now - ago * DAY);
    const found = counted.find((each) => each.day === day);
    return { record: found ?? dayRecord.parse({ day }), isCounted: found !== undefined };
  });

/** How the waits ended that ended on a day. */
export const endsOf = ({ taken, left, hourWaits }: DayRecord): Ended => ({
  taken,
  left,
  lost: endedOn(hourWaits).lost,
});

/** How the waits of the last seven days ended, today's among them. */
export const endsOfWeek = (counted: readonly DayRecord[], now: Millis): Ended =>
  sumOf(lastDays(counted, now, 7).map(({ record }) => endsOf(record)));

/** How the waits ended that ended yesterday. */
export const endsOfYesterday = (counted: readonly DayRecord[], now: Millis): Ended =>
  sumOf(counted.filter(({ day }) => day === kolkataDay(now - DAY)).map(endsOf));

const sumOf = (days: readonly Ended[]): Ended =>
  days.reduce((sum, day) => ({ taken: sum.taken + day.taken, left: sum.left + day.left, lost: sum.lost + day.lost }), {
    taken: 0,
    left: 0,
    lost: 0,
  });
