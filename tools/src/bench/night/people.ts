import { DEFAULT_CAPACITY } from "@thodu/domain/chat/claim";
import { onCall } from "@thodu/domain/oncall/model";
import { answeredWithin, PLACE_WITHIN } from "@thodu/domain/rota/staffing";
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
  EXPECTED_NO_SHOWS,
  hours,
  LAST_TALK,
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

/** The hours of a day that begins at noon, from 12 to 35, so that its night is in one piece. */
const clock = Array.from({ length: 24 }, (_, at) => at + 12);
const inEvening = (hour: number): boolean => hour * HOUR >= EVENING.from && hour * HOUR < EVENING.to;
export const isAtNight = (at: Millis): boolean => at >= NIGHT.from && at < NIGHT.to;

/** How many people come in each hour of the day. */
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
      ranOut: {},
      blocked: [],
      lastVolunteerId: null,
      until: waitingSince + chance.exponential(patience),
      talk: chance.between(0.5, 1.5) * talk,
    };
  });
}

/** When a shift begins, and its language. */
interface Place {
  readonly start: Millis;
  readonly language: Locale;
}

/** A shift takes nobody new in its last half hour, so its time is counted in half hours. */
const SLOT = LAST_TALK;
const SLOTS = SHIFT / SLOT - 1;

/** How many of so many listeners come, each number with its probability. */
function coming(listeners: number): readonly number[] {
  let chances = [1];
  for (let each = 0; each < listeners; each += 1)
    chances = [...chances, 0].map(
      (same, there) => same * EXPECTED_NO_SHOWS + (chances[there - 1] ?? 0) * (1 - EXPECTED_NO_SHOWS),
    );
  return chances;
}

/**
 * The value of so many listeners on the rota for `people` of their language who come in an hour. Each person answered
 * in time counts one, by the rota's own estimate. Added to this is the share of them for whom there are places at all:
 * where many wait, one more listener answers nobody in time, but still answers somebody.
 */
function worthOf(): (people: number, listeners: number) => number {
  const inTime = memo((people, there) =>
    answeredWithin({ arrivals: people, talk, patience }, there * DEFAULT_CAPACITY, PLACE_WITHIN),
  );
  const goRound = (people: number, there: number): number =>
    1 - Math.exp(-(there * DEFAULT_CAPACITY * HOUR) / talk / people);
  return memo((people, listeners) =>
    coming(listeners).reduce(
      (sum, chance, there) => sum + chance * people * (inTime(people, there) + goRound(people, there)),
      0,
    ),
  );
}

function memo(of: (a: number, b: number) => number): (a: number, b: number) => number {
  const known = new Map<string, number>();
  return (a, b) => {
    const value = known.get(`${a} ${b}`) ?? of(a, b);
    known.set(`${a} ${b}`, value);
    return value;
  };
}

/**
 * The shifts of a day, each of four hours and for one language as in the rota. Each is placed where one more listener
 * has the greatest value, with expected no-shows, and with people at night counting more.
 */
export function shiftPlaces({ people, listenerHours, nightWeighs }: Assumptions): readonly Place[] {
  const usual = hours.reduce<number>((sum, weight) => sum + weight, 0);
  const worth = worthOf();
  const rota = new Map<string, number>();
  const slots = (start: Millis): readonly Millis[] => Array.from({ length: SLOTS }, (_, at) => start + at * SLOT);
  const gain = (language: Locale, share: number, start: Millis): number =>
    slots(start).reduce((sum, at) => {
      const come = (people * share * (hours[Math.floor(at / HOUR) % 24] ?? 0)) / usual;
      const listeners = rota.get(`${language} ${at}`) ?? 0;
      return sum + (worth(come, listeners + 1) - worth(come, listeners)) * (isAtNight(at) ? nightWeighs : 1);
    }, 0);
  const starts = clock.slice(0, clock.length + 1 - SHIFT / HOUR).map((hour) => hour * HOUR);
  return Array.from({ length: (listenerHours * HOUR) / SHIFT }, () => {
    const [best] = LANGUAGES.flatMap(([language, share]) =>
      starts.map((start) => ({ language, start, gain: gain(language, share, start) })),
    ).toSorted((a, b) => b.gain - a.gain);
    const { language, start } = best ?? { language: "en" as const, start: NIGHT.from };
    for (const at of slots(start)) rota.set(`${language} ${at}`, (rota.get(`${language} ${at}`) ?? 0) + 1);
    return { start, language };
  });
}

export interface Shift {
  readonly listener: DeskListener;
  readonly from: Millis;
  readonly to: Millis;
}

/** The combinations of languages that include this one. */
const speakersOf = (language: Locale): typeof SPOKEN => SPOKEN.filter(([languages]) => languages.includes(language));

/** The shifts whose listener really comes to the desk. */
export const shifts = (assumed: Assumptions, chance: Chance): readonly Shift[] =>
  shiftPlaces(assumed)
    .filter(() => !chance.happens(assumed.noShows))
    .map(({ start, language }, index) => {
      const from = start + chance.between(-5, 5) * MINUTE;
      return {
        listener: {
          uid: `v${index}`,
          approved: true,
          availability: "away",
          seenAt: null,
          idleSince: null,
          languages: [...chance.pick(speakersOf(language))],
          secondLanguages: [],
          load: 0,
          capacity: DEFAULT_CAPACITY,
          inCall: false,
          holdsCrisis: false,
          unanswered: {},
          pausedUntil: null,
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
  /** When the phone is on call. */
  readonly from: Millis;
  readonly to: Millis;
  isThere: boolean;
  record: PhoneRecord;
  load: number;
  restsUntil: Millis | null;
}

/** The same phones on the next evening: what the product knows of them is a day older, and none is paused any more. */
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

/** The phones on call as far as the product knows; that of a no-show is never answered. */
export const phones = (assumed: Assumptions, chance: Chance): readonly Phone[] =>
  Array.from({ length: assumed.phones }, (_, index) => {
    const answers = Math.max(0.02, assumed.answered + chance.between(-SPREAD, SPREAD));
    const answered = Array.from({ length: RINGS_BEFORE }, () => chance.happens(answers * (1 - assumed.lost)));
    const { rings, reached, talks } = onCall.parse({});
    const lasts = assumed.onCallFor ?? NIGHT.to - NIGHT.from;
    const from = assumed.onCallFor === null ? NIGHT.from : chance.between(NIGHT.from, NIGHT.to - lasts);
    return {
      uid: `p${index}`,
      languages: chance.pick(SPOKEN),
      duty: chance.happens(assumed.sleepers) ? ("crisis" as const) : ("awake" as const),
      answers,
      from,
      to: from + lasts,
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
