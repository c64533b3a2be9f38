import { expect, it } from "vitest";
import { HOUR } from "../time";
import { endOfHourInIndia, hourInIndia } from "./hourInIndia";

it("begins at half an hour in UTC", () => {
  const begin = Date.parse("2026-03-10T22:30:00Z");
  const hours = [begin - 1, begin, begin + HOUR - 1, begin + HOUR].map(hourInIndia);
  expect(hours.map((hour) => hour - hourInIndia(begin))).toEqual([-1, 0, 0, 1]);
  expect([endOfHourInIndia(begin - 1), endOfHourInIndia(begin)]).toEqual([begin, begin + HOUR]);
});
