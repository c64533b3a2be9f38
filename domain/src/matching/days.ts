import { DAY, kolkataDay, type Millis } from "../time";
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
