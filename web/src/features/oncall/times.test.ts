import { expect, it } from "vitest";
import { minuteOf, timeOf } from "./times";

it("converts minutes to the text of a field and back", () => {
  expect([0, 61, 1439].map(timeOf)).toEqual(["00:00", "01:01", "23:59"]);
  expect(["00:00", "01:01", "23:59"].map(minuteOf)).toEqual([0, 61, 1439]);
  expect(["", "7", "a:b"].map(minuteOf)).toEqual([null, null, null]);
});
