import { DAY, kolkataDay, type Millis } from "../time";
import { dayRecord, type DayRecord } from "./model";

interface ListedDay {
  readonly record: DayRecord;
  /** Nothing was counted on a day without a record: nobody came, and no listener was there. */
  readonly isCounted: boolean;
}

/** Each of the last `count` days in Asia/Kolkata, today with it, the newest first; without a record, all of it is 0. */
export const lastDays = (counted: readonly DayRecord[], now: Millis, count: number): readonly ListedDay[] =>
  Array.from({ length: count }, (_, ago) => {
    const day = kolkataDay(now - ago * DAY);
    const found = counted.find((each) => each.day === day);
    return { record: found ?? dayRecord.parse({ day }), isCounted: found !== undefined };
  });
