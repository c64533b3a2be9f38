import { expect, it } from "vitest";
import { DAY, HOUR } from "../time";
import {
  afterReceipt,
  afterRing,
  afterRinging,
  answerRate,
  inNight,
  NIGHT,
  RINGS_MEAN_MAX,
  longestRest,
  nightRests,
  restsNow,
  RINGS_MAX,
  ringsLeft,
  saysNothing,
  TALKS_MAX,
  type PhoneRecord,
} from "./bounds";
import type { RingState } from "./model";

const NOW = 100 * DAY;
const fresh: PhoneRecord = {
  rung: 0,
  answered: 0,
  ratedAt: 0,
  missed: 0,
  rings: [],
  reached: [],
  talks: [],
  paused: false,
};

function fourTimes(how: RingState): PhoneRecord {
  let phone = fresh;
  for (let ring = 0; ring < 4; ring += 1) phone = afterRing(phone, how, true, NOW);
  return phone;
}

it("assumes a third for an unknown phone, and soon follows what it does", () => {
  expect(answerRate(fresh, NOW)).toBeCloseTo(0.35);
  const good = fourTimes("answered");
  const bad = fourTimes("declined");
  expect(answerRate(good, NOW)).toBeGreaterThan(0.7);
  expect(answerRate(bad, NOW)).toBeLessThan(0.15);
  expect(answerRate(bad, NOW + 300 * DAY)).toBeCloseTo(0.35, 1);
});

it("pauses after three missed in a row, but not if one was declined between", () => {
  const once = afterRing(fresh, "expired", true, NOW);
  const twice = afterRing(once, "expired", true, NOW);
  expect(afterRing(twice, "expired", true, NOW)).toMatchObject({ missed: 3, paused: true });
  expect(afterRing(afterRing(twice, "declined", true, NOW), "expired", true, NOW)).toMatchObject({
    missed: 1,
    paused: false,
  });
});

it("ignores the ring of a phone that was not first, which may be rung for the same person again", () => {
  expect((["taken", "over", "answered", "declined", "expired"] as const).map(saysNothing)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([afterRing(fresh, "taken", true, NOW), afterRing(fresh, "over", true, NOW)]).toEqual([fresh, fresh]);
});

it("keeps the rings and talks of one night", () => {
  const phone = { ...fresh, rings: [NOW - NIGHT, NOW - HOUR], talks: [NOW - NIGHT] };
  expect(afterRinging(phone, NOW).rings).toEqual([NOW - HOUR, NOW]);
  expect(afterRing(phone, "answered", true, NOW).talks).toEqual([NOW]);
  expect(inNight(phone.rings, NOW)).toEqual([NOW - HOUR]);
});

it("does not count a ring as missed that never reached the phone, though it counts for the answer rate", () => {
  const twice = { ...fresh, missed: 2 };
  const lost = afterRing(twice, "expired", false, NOW);
  expect([lost.missed, lost.paused]).toEqual([2, false]);
  expect(answerRate(lost, NOW)).toBeLessThan(answerRate(twice, NOW));
});

it("leaves each phone on call its share of the average of this night, whether it was rung or not", () => {
  const left = (...reached: (readonly number[])[]): number =>
    ringsLeft(
      reached.map((each) => ({ reached: each })),
      NOW,
    );
  expect(left([])).toBe(RINGS_MEAN_MAX);
  expect(left([NOW - 1, NOW - HOUR])).toBe(1);
  expect(left([NOW - 1, NOW - HOUR], [], [])).toBe(7);
  expect(left([NOW - DAY, NOW - DAY - HOUR, NOW - 3 * DAY])).toBe(RINGS_MEAN_MAX);
  expect(left(Array.from({ length: 6 }, () => NOW - HOUR))).toBe(-3);
  expect(afterReceipt({ reached: [NOW - DAY, NOW - HOUR] }, NOW).reached).toEqual([NOW - HOUR, NOW]);
});

it("lets a phone rest that rang, or whose listener talked, as often as a night allows", () => {
  const hourly = (times: number) => Array.from({ length: times }, (_, nth) => NOW - (nth + 1) * HOUR);
  const idle = { rings: [], talks: [] };
  expect(nightRests({ ...idle, rings: hourly(RINGS_MAX - 1) }, NOW)).toEqual([]);
  const rings = { why: "rings", until: NOW - RINGS_MAX * HOUR + NIGHT };
  expect(nightRests({ ...idle, rings: hourly(RINGS_MAX) }, NOW)).toEqual([rings]);
  // One ring more than a night allows, as after a crisis: two must leave the twelve hours.
  expect(nightRests({ ...idle, rings: hourly(RINGS_MAX + 1) }, NOW)).toEqual([rings]);
  const talks = { why: "talks", until: NOW - TALKS_MAX * HOUR + NIGHT };
  expect(nightRests({ ...idle, talks: hourly(TALKS_MAX) }, NOW)).toEqual([talks]);
  expect(restsNow({ rings: hourly(RINGS_MAX), talks: [], restsUntil: null }, NOW)).toBe(true);
  expect(restsNow({ ...idle, restsUntil: NOW + 1 }, NOW)).toBe(true);
  expect(restsNow({ ...idle, restsUntil: NOW }, NOW)).toBe(false);
});

it("uses the rest that ends last", () => {
  const [over, short, long] = [NOW, NOW + 1, NOW + 2].map((until) => ({ why: "crisis" as const, until }));
  expect(
    longestRest(
      [over, short, long].filter((each) => each !== undefined),
      NOW,
    ),
  ).toEqual(long);
  expect(longestRest([{ why: "talks", until: NOW }], NOW)).toBeNull();
});
