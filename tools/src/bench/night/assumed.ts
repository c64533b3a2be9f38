import { HOUR, MINUTE, SECOND, type Millis } from "@thodu/domain/time";
import { ASSUMED as DAYTIME } from "../queue/day";

/**
 * What is assumed of a night, where nothing of ours is measured yet; each is printed with the figures. The arrival curve, the
 * length of a talk, risk and languages are those of `bench -- queue`.
 */
export interface Assumptions {
  readonly people: number;
  /** Hours that listeners are at the desk in a day, in shifts of four for one language each, placed by need. */
  readonly listenerHours: number;
  /** How many times as much somebody who comes at night weighs when shifts are placed. */
  readonly nightWeighs: number;
  /** Volunteers on call from 22:00 to 07:00. */
  readonly phones: number;
  /** For how long each phone is on call, from an hour of its own; the whole night without this. */
  readonly onCallFor: Millis | null;
  /** Of shifts and of phones on call, how many are not there after all. */
  readonly noShows: number;
  /** Of rings, how many never reach the phone. */
  readonly lost: number;
  /** After how long a phone that a ring has reached tells so. */
  readonly receiptAfter: number;
  /** Of rings that reach a phone, how many are answered: the mean of the volunteers, who differ by as much as 0.2. */
  readonly answered: number;
  /** Median time until a ring is answered; lognormal. */
  readonly answersAfter: number;
  /** Of the phones, how many are on call for a crisis alone. */
  readonly sleepers: number;
  /** How many times as many come between 19:00 and 01:00. */
  readonly evening: number;
  /** Of who is not at risk and still waits after `ASKS_TO_BE_TOLD`, how many close the page and ask to be told. */
  readonly asksToBeTold: number;
  /** How many of these come back to a notice. */
  readonly comesBack: number;
  /** Whether they are told that listeners on call can be rung, or of the desk alone. */
  readonly toldOfPhones: boolean;
}

/** What the rota reckons with when shifts are placed, whatever comes of it. */
export const EXPECTED_NO_SHOWS = 0.15;

export const BASE: Assumptions = {
  people: 100,
  listenerHours: 32,
  nightWeighs: 2,
  phones: 30,
  onCallFor: null,
  noShows: EXPECTED_NO_SHOWS,
  lost: 0.15,
  receiptAfter: 2 * SECOND,
  answered: 0.35,
  answersAfter: 17 * SECOND,
  sleepers: 0,
  evening: 1,
  asksToBeTold: 0,
  comesBack: 0.5,
  toldOfPhones: true,
};

export const LARGE: Assumptions = { ...BASE, people: 1_000, listenerHours: 320, nightWeighs: 3, phones: 60 };

export const NIGHT = { from: 22 * HOUR, to: 31 * HOUR } as const;
export const EVENING = { from: 19 * HOUR, to: 25 * HOUR } as const;
export const SIGMA = 0.6;
export const SPREAD = 0.2;
export const SHIFT = 4 * HOUR;
/** Nobody takes a new talk so shortly before their shift ends. */
export const LAST_TALK = 30 * MINUTE;
/** How often the page of somebody who waits asks where they stand (web `useAskedAgain`). */
export const ASKS_EVERY = 15 * SECOND;
export const ASKS_TO_BE_TOLD = 10 * SECOND;
/** Median time from a notice until its person has opened the page; lognormal as the answers of phones. */
export const COMES_BACK_AFTER = 30 * SECOND;
/** Rings that each volunteer had before, from which the product estimates how often they answer. */
export const RINGS_BEFORE = 30;
export const { hours, talk, crisis, concern, patience } = { ...DAYTIME, talk: DAYTIME.chat };

/** The worse end of each, one at a time. */
export const WORSE: readonly (readonly [string, Partial<Assumptions>])[] = [
  ["as assumed", {}],
  ["shifts placed by arrivals alone", { nightWeighs: 1 }],
  ["nobody on call", { phones: 0 }],
  ["phones doze: half answer after 45 s", { answersAfter: 45 * SECOND }],
  ["a rung volunteer answers with 17 %", { answered: 0.17 }],
  ["30 % of rings are lost", { lost: 0.3 }],
  ["receipts come after 10 s", { receiptAfter: 10 * SECOND }],
  ["30 % no-shows", { noShows: 0.3 }],
  ["a third fewer phones", { phones: 2 / 3 }],
  ["a third on call for a crisis alone", { sleepers: 1 / 3 }],
  ["an evening of twice the arrivals", { evening: 2 }],
];

/** With the worse end of one; a share of phones is taken of those that there are. */
export const worse = (assumed: Assumptions, change: Partial<Assumptions>): Assumptions => ({
  ...assumed,
  ...change,
  ...(change.phones !== undefined && { phones: Math.round(assumed.phones * change.phones) }),
});
