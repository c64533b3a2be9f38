import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, kolkataDay, MINUTE } from "../time";
import { endsOf, endsOfWeek, endsOfYesterday, lastDays } from "./days";
import { hourKey } from "./hours";
import { dayRecord } from "./model";

const on = (ago: number): string => kolkataDay(NOON - ago * DAY);

it("lists each of the last days, newest first, also those without a count", () => {
  const counted = [dayRecord.parse({ day: on(2), taken: 3 }), dayRecord.parse({ day: on(9), taken: 5 })];
  const days = lastDays(counted, NOON, 4);
  expect(days.map(({ record: { day, taken }, isCounted }) => [day, taken, isCounted])).toEqual([
    [on(0), 0, false],
    [on(1), 0, false],
    [on(2), 3, true],
    [on(3), 0, false],
  ]);
});

/** A day on which a listener came to four people, two left the queue, and the pages of three were gone. */
const counted = (ago: number) => {
  const lost = { [hourKey("lost", "none", NOON)]: { 1: 1 }, [hourKey("lost", "crisis", NOON + MINUTE)]: { 2: 2 } };
  return dayRecord.parse({ day: on(ago), taken: 4, left: 2, hourWaits: lost });
};

it("says of a day how its waits ended", () => {
  expect(endsOf(counted(0))).toEqual({ taken: 4, left: 2, lost: 3 });
});

it("adds up the last seven days, today among them", () => {
  expect(endsOfWeek([], NOON)).toEqual({ taken: 0, left: 0, lost: 0 });
  expect(endsOfWeek([counted(0), counted(6), counted(7)], NOON)).toEqual({ taken: 8, left: 4, lost: 6 });
});

it("says of yesterday how its waits ended; of a day without a count, that there were none", () => {
  expect(endsOfYesterday([counted(0), counted(1), counted(2)], NOON)).toEqual({ taken: 4, left: 2, lost: 3 });
  expect(endsOfYesterday([counted(0)], NOON)).toEqual({ taken: 0, left: 0, lost: 0 });
});
