import { onCall } from "@thodu/domain/oncall/model";
import type { DeskListener } from "@thodu/domain/matching/offers";
import { DAY, HOUR, MINUTE, type Millis } from "@thodu/domain/time";
import type { Locale } from "@thodu/domain/locale";
import type { PhoneRecord } from "@thodu/domain/oncall/bounds";
import type { Arrival } from "../queue/day";
import type { Chance } from "../queue/chance";
import {
  concern,
  crisis,
  EVENING,
  hours,
  NIGHT,
  patience,
  RINGS_BEFORE,
  SHIFT,
  SPREAD,
  talk,
  type Assumptions,
} from "./assumed";

const LANGUAGES = [
  ["en", 0.35],
  ["te", 0.45],
  ["hi", 0.2],
] as const;
const SPOKEN: readonly (readonly [readonly Locale[], number])[] = [
  [["en", "te"], 0.5],
  [["en", "hi"], 0.2],
  [["en", "te", "hi"], 0.3],
];

/** A day that begins at noon, so that its night is in one piece: its hours, from 12 to 35. */
const clock = Array.from({ length: 24 }, (_, at) => at + 12);
const inEvening = (hour: number): boolean => hour * HOUR >= EVENING.from && hour * HOUR < EVENING.to;
export const isAtNight = (at: Millis): boolean => at >= NIGHT.from && at < NIGHT.to;

/** How many come in each hour of the day. */
const curve = ({ evening }: Assumptions): readonly (readonly [number, number])[] =>
  clock.map((hour) => [hour, (hours[hour % 24] ?? 0) * (inEvening(hour) ? evening : 1)]);

export function arrivals(assumed: Assumptions, chance: Chance): readonly Arrival[] {
  const usual = hours.reduce<number>((sum, weight) => sum + weight, 0);
  const weights = curve(assumed);
  const people = Math.round((assumed.people * weights.reduce((sum, [, weight]) => sum + weight, 0)) / usual);
  return Array.from({ length: people }, (_, index) => {
    const waitingSince = Math.floor((chance.pick(weights) + chance.next()) * HOUR);
    const risk = chance.pick([
      ["crisis", crisis],
      ["concern", concern],
      ["none", 1 - crisis - concern],
    ] as const);
    return {
      id: `c${String(index).padStart(5, "0")}`,
      risk,
      alarm: null,
      priority: 0,
      waitingSince,
      notice: null,
      locale: chance.pick(LANGUAGES),
      offer: null,
      volunteerId: null,
      passed: {},
      blocked: [],
      lastVolunteerId: null,
      until: waitingSince + chance.exponential(patience),
      talk: chance.between(0.5, 1.5) * talk,
    };
  });
}

/** Where shifts of four hours begin: each where most who come are without a place, one place for each listener-hour. */
export function shiftStarts({ listenerHours, nightWeighs }: Assumptions): readonly Millis[] {
  const cover = new Map(clock.map((hour) => [hour, 0]));
  const [length, starts] = [SHIFT / HOUR, [] as Millis[]];
  const weight = (hour: number): number => (isAtNight(hour * HOUR) ? nightWeighs : 1);
  const need = (hour: number): number => ((hours[hour % 24] ?? 0) * weight(hour)) / ((cover.get(hour) ?? 0) + 0.5);
  for (let shift = 0; shift < listenerHours / length; shift += 1) {
    const gain = (start: number): number =>
      Array.from({ length }, (_, at) => need(start + at)).reduce((sum, each) => sum + each, 0);
    const best = clock.slice(0, 24 - length + 1).toSorted((a, b) => gain(b) - gain(a))[0] ?? 18;
    for (let at = 0; at < length; at += 1) cover.set(best + at, (cover.get(best + at) ?? 0) + 1);
    starts.push(best * HOUR);
  }
  return starts;
}

export interface Shift {
  readonly listener: DeskListener;
  readonly from: Millis;
  readonly to: Millis;
}

/** Who really comes to the desk. */
export const shifts = (assumed: Assumptions, chance: Chance): readonly Shift[] =>
  shiftStarts(assumed)
    .filter(() => !chance.happens(assumed.noShows))
    .map((start, index) => {
      const from = start + chance.between(-5, 5) * MINUTE;
      return {
        listener: {
          uid: `v${index}`,
          approved: true,
          availability: "away",
          seenAt: null,
          idleSince: null,
          languages: [...chance.pick(SPOKEN)],
          secondLanguages: [],
          load: 0,
          capacity: 3,
          inCall: false,
          holdsCrisis: false,
        },
        from,
        to: from + SHIFT,
      };
    });

export interface Phone {
  readonly uid: string;
  readonly languages: readonly Locale[];
  readonly duty: "awake" | "crisis";
  /** The share of rings that they answer when they are there. */
  readonly answers: number;
  isThere: boolean;
  record: PhoneRecord;
  load: number;
  restsUntil: Millis | null;
}

/** The same phones on the next evening: what the product knows of them has aged by a day, and none is paused any more. */
export function nextEvening(all: readonly Phone[], assumed: Assumptions, chance: Chance): void {
  const aged = (times: readonly Millis[]): Millis[] => times.map((at) => at - DAY);
  for (const phone of all) {
    const { record } = phone;
    const { rings, reached, talks, ratedAt } = record;
    phone.record = {
      ...record,
      rings: aged(rings),
      reached: aged(reached),
      talks: aged(talks),
      ratedAt: ratedAt - DAY,
      missed: 0,
      paused: false,
    };
    Object.assign(phone, { isThere: !chance.happens(assumed.noShows), load: 0, restsUntil: null });
  }
}

/** Who is on call as far as the product knows; a no-show answers nothing. */
export const phones = (assumed: Assumptions, chance: Chance): readonly Phone[] =>
  Array.from({ length: assumed.phones }, (_, index) => {
    const answers = Math.max(0.02, assumed.answered + chance.between(-SPREAD, SPREAD));
    const answered = Array.from({ length: RINGS_BEFORE }, () => chance.happens(answers * (1 - assumed.lost)));
    const { rings, reached, talks } = onCall.parse({});
    return {
      uid: `p${index}`,
      languages: chance.pick(SPOKEN),
      duty: chance.happens(assumed.sleepers) ? ("crisis" as const) : ("awake" as const),
      answers,
      isThere: true,
      record: {
        rung: RINGS_BEFORE,
        answered: answered.filter(Boolean).length,
        ratedAt: -DAY,
        missed: 0,
        rings,
        reached,
        talks,
        paused: false,
      },
      load: 0,
      restsUntil: null,
    };
  });
