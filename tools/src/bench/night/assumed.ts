import { HOUR, MINUTE, SECOND, type Millis } from "@thodu/domain/time";
import { ASSUMED as DAYTIME } from "../queue/day";

/**
 * Assumptions about a night, as long as nothing of ours is measured. Each is printed with the figures. The arrival
 * curve, the length of a talk, risks and languages are those of `bench -- queue`.
 */
export interface Assumptions {
  readonly people: number;
  /**
   * How many hours of a day listeners are at the desk, in shifts of four hours for one language each, placed by need.
   */
  readonly listenerHours: number;
  /** How many times as much a person who comes at night counts when shifts are placed. */
  readonly nightWeighs: number;
  /** How many volunteers are on call from 22:00 to 07:00. */
  readonly phones: number;
  /** For how long each phone is on call, beginning at its own hour; null: the whole night. */
  readonly onCallFor: Millis | null;
  /** The share of shifts, and of phones on call, whose listener does not come. */
  readonly noShows: number;
  /** The share of rings that never reach the phone. */
  readonly lost: number;
  /** After how long a phone that a ring has reached sends a receipt. */
  readonly receiptAfter: number;
  /** The share of rings reaching a phone that are answered: the mean of the volunteers, who differ by up to 0.2. */
  readonly answered: number;
  /** The median time until a ring is answered; lognormal. */
  readonly answersAfter: number;
  /** The share of phones that are on call for crises only. */
  readonly sleepers: number;
  /** How many times as many people come between 19:00 and 01:00. */
  readonly evening: number;
  /**
   * Of the people not at risk who still wait after `ASKS_TO_BE_TOLD`, the share that closes the page and asks to be
   * told.
   */
  readonly asksToBeTold: number;
  /** The share of these who come back after a notice. */
  readonly comesBack: number;
  /** Whether they are told that listeners on call can be rung, or only of their turn at the desk. */
  readonly toldOfPhones: boolean;
}

/** The no-shows that the rota expects when shifts are placed, whatever the assumption. */
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
/** Nobody takes a new talk within this time before the end of their shift. */
export const LAST_TALK = 30 * MINUTE;
/** How often the page of a waiting person reads the queue (web `useAskedAgain`). */
export const ASKS_EVERY = 15 * SECOND;
export const ASKS_TO_BE_TOLD = 10 * SECOND;
/** The median time from a notice until its person has opened the page; lognormal, like the answers of phones. */
export const COMES_BACK_AFTER = 30 * SECOND;
/** How many rings each volunteer had before, from which the product estimates how often they answer. */
export const RINGS_BEFORE = 30;
export const { hours, talk, crisis, concern, patience } = { ...DAYTIME, talk: DAYTIME.chat };

/** The worse end of each assumption, one at a time. */
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

/** Applies the worse end of one assumption. A share of phones is multiplied by their number. */
export const worse = (assumed: Assumptions, change: Partial<Assumptions>): Assumptions => ({
  ...assumed,
  ...change,
  ...(change.phones !== undefined && { phones: Math.round(assumed.phones * change.phones) }),
});
