import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, kolkataDay } from "../time";
import { lastDays } from "./days";
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
