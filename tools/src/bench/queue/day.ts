import type { DeskListener, Queued } from "@thodu/domain/matching/offers";
import { DEFAULT_CURVE } from "@thodu/domain/rota/forecast";
import { HOUR, MINUTE, SECOND, type Millis } from "@thodu/domain/time";
import type { Chance } from "./chance";

/**
 * Assumptions about a day, as long as nothing of ours is measured. Two are from outside: the arrival curve ('over 60 %
 * between 16:00 and 24:00') and the length of a chat (45 minutes). Everything else is a guess, written here so that it
 * can be discussed.
 */
export const ASSUMED = {
  customers: 1_000,
  volunteers: 40,
  chat: 45 * MINUTE,
  /** The share of the day's people who come in each hour, from 00:00. */
  hours: DEFAULT_CURVE,
  crisis: 0.03,
  concern: 0.1,
  plan: 0.1,
  /** The mean time after which somebody who is not in a crisis gives up. */
  patience: 40 * MINUTE,
  /** A listener accepts, says 'not now', or misses the offer. */
  answers: [
    ["accept", 0.9],
    ["pass", 0.06],
    ["miss", 0.04],
  ] as const,
  /** Two stretches at the desk with a break between; most of them in the evening. */
  stretch: 4 * HOUR,
  rest: 20 * MINUTE,
  begins: [
    [6, 5],
    [10, 7],
    [14, 13],
    [15.5, 15],
  ] as const,
} as const;

export interface Arrival extends Queued {
  /** When they give up, unless somebody has come. */
  readonly until: Millis;
  readonly talk: Millis;
}

export interface Shift {
  readonly listener: DeskListener;
  /** The beginnings and ends; two of them unless given otherwise. */
  readonly stretches: readonly (readonly [Millis, Millis])[];
}

const LANGUAGES = [
  ["en", 0.35],
  ["te", 0.45],
  ["hi", 0.2],
] as const;

export function arrivals(chance: Chance, customers: number = ASSUMED.customers): readonly Arrival[] {
  return Array.from({ length: customers }, (_, index) => {
    const hour = chance.pick(ASSUMED.hours.map((weight, at) => [at, weight] as const));
    const waitingSince = Math.floor((hour + chance.next()) * HOUR);
    const risk = chance.pick([
      ["crisis", ASSUMED.crisis],
      ["concern", ASSUMED.concern],
      ["none", 1 - ASSUMED.crisis - ASSUMED.concern],
    ] as const);
    return {
      id: `c${String(index).padStart(4, "0")}`,
      risk,
      alarm: null,
      priority: chance.happens(ASSUMED.plan) ? 1 : 0,
      waitingSince,
      notice: null,
      locale: chance.pick(LANGUAGES),
      offer: null,
      volunteerId: null,
      passed: {},
      ranOut: {},
      blocked: [],
      lastVolunteerId: null,
      until: risk === "crisis" ? Infinity : waitingSince + 2 * MINUTE + chance.exponential(ASSUMED.patience),
      talk: chance.between(0.5, 1.5) * ASSUMED.chat,
    };
  });
}

export function shifts(chance: Chance): readonly Shift[] {
  return Array.from({ length: ASSUMED.volunteers }, (_, index) => {
    const begin = (chance.pick(ASSUMED.begins) + chance.between(-0.75, 0.75)) * HOUR;
    const second = begin + ASSUMED.stretch + ASSUMED.rest;
    return {
      listener: {
        uid: `v${String(index).padStart(2, "0")}`,
        approved: true,
        availability: "away",
        seenAt: null,
        idleSince: null,
        languages: chance.pick([
          [["en", "te"], 0.5],
          [["en", "hi"], 0.2],
          [["en", "te", "hi"], 0.3],
        ] as const),
        load: 0,
        capacity: 3,
        secondLanguages: [],
        inCall: false,
        holdsCrisis: false,
        unanswered: {},
        pausedUntil: null,
      },
      stretches: [
        [begin, begin + ASSUMED.stretch],
        [second, second + ASSUMED.stretch],
      ],
    };
  });
}

/** How long somebody at the desk takes to look up and decide. */
export const reaction = (chance: Chance): Millis => chance.between(3, 25) * SECOND;
