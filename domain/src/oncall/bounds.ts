import { DAY, HOUR, type Millis } from "../time";
import type { OnCall, RestReason, RingState } from "./model";

/** The limits of a phone apply to any span of this length, and so to each night in every time zone. */
export const NIGHT = 12 * HOUR;
/** Most rings of one phone in a night, also in a crisis. */
export const RINGS_MAX = 6;
/** Most rings with a receipt in a night, on average over all phones on call. Only a crisis may exceed it. */
export const RINGS_MEAN_MAX = 3;
/** Most talks of one listener in a night that began with a ring. */
export const TALKS_MAX = 2;
/** A phone is paused after this many missed rings in a row. */
export const MISSED_MAX = 3;
/** How long a phone does not ring after its listener's talk with a person in a crisis. */
export const REST_AFTER_CRISIS = 2 * HOUR;

const HALF_LIFE = 30 * DAY;
/** The rate assumed for a phone that has never been rung, and how many rings this assumption counts for. */
const EXPECTED_RATE = 0.35;
const EXPECTED_WEIGHT = 2;

export const inNight = (times: readonly Millis[], now: Millis): readonly Millis[] =>
  times.filter((at) => now - at < NIGHT);

/** From when fewer than `most` of these times lie within the last {@link NIGHT}; null if that is already so. */
function fewerFrom(times: readonly Millis[], most: number, now: Millis): Millis | null {
  const last = inNight(times, now).toSorted((a, b) => b - a)[most - 1];
  return last === undefined ? null : last + NIGHT;
}

export interface Rest {
  readonly why: RestReason;
  readonly until: Millis;
}

type Counted = Readonly<Record<"rings" | "talks", readonly Millis[]>>;

/** The rests of a phone that has reached a limit of the night: of rings, or of talks. */
export function nightRests(phone: Counted, now: Millis): readonly Rest[] {
  const ends = [
    { why: "rings", until: fewerFrom(phone.rings, RINGS_MAX, now) },
    { why: "talks", until: fewerFrom(phone.talks, TALKS_MAX, now) },
  ] as const;
  return ends.flatMap(({ why, until }) => (until === null ? [] : [{ why, until }]));
}

/** The rest that ends last; null if none goes on. */
export const longestRest = (rests: readonly Rest[], now: Millis): Rest | null =>
  rests.filter(({ until }) => until > now).toSorted((a, b) => b.until - a.until)[0] ?? null;

/**
 * Whether a phone may not ring for anybody: because of {@link nightRests}, or because its listener rests
 * (`restsUntil`).
 */
export const restsNow = (phone: Counted & { readonly restsUntil: Millis | null }, now: Millis): boolean =>
  longestRest(nightRests(phone, now), now) !== null || (phone.restsUntil ?? now) > now;

/** How many rings the phones on call may still get in this night; below zero after a crisis. */
export const ringsLeft = (phones: readonly { readonly reached: readonly Millis[] }[], now: Millis): number =>
  phones.reduce((left, { reached }) => left + RINGS_MEAN_MAX - inNight(reached, now).length, 0);

type Rated = Pick<OnCall, "rung" | "answered" | "ratedAt">;

const decay = ({ ratedAt }: Rated, now: Millis): number => 0.5 ** (Math.max(0, now - ratedAt) / HALF_LIFE);

/** The estimated share of rings that this phone answers; recent rings count most. */
export function answerRate(rated: Rated, now: Millis): number {
  const weight = decay(rated, now);
  return (rated.answered * weight + EXPECTED_RATE * EXPECTED_WEIGHT) / (rated.rung * weight + EXPECTED_WEIGHT);
}

export type PhoneRecord = Pick<OnCall, "rung" | "answered" | "ratedAt" | "missed" | "rings" | "reached" | "talks"> & {
  readonly paused: boolean;
};

/** The record of a phone that begins to ring. */
export const afterRinging = <T extends Pick<PhoneRecord, "rings">>(phone: T, now: Millis): T => ({
  ...phone,
  rings: [...inNight(phone.rings, now), now],
});

/** The record of a phone that has received a ring; from then on the ring counts for the average of the night. */
export const afterReceipt = <T extends Pick<PhoneRecord, "reached">>(phone: T, now: Millis): T => ({
  ...phone,
  reached: [...inNight(phone.reached, now), now],
});

/** Whether a ring's end says nothing about its listener, so that the phone may be rung for the same person again. */
export const saysNothing = (how: RingState): boolean => how === "taken" || how === "over";

/**
 * The record of a phone after a ring. `unheeded`: it arrived, and its listener did not answer. A ring that another
 * listener answered does not count as missed.
 */
export function afterRing(phone: PhoneRecord, how: RingState, unheeded: boolean, now: Millis): PhoneRecord {
  if (how === "ringing" || saysNothing(how)) return phone;
  const weight = decay(phone, now);
  const missed = how === "expired" ? phone.missed + (unheeded ? 1 : 0) : 0;
  return {
    ...phone,
    rung: phone.rung * weight + 1,
    answered: phone.answered * weight + (how === "answered" ? 1 : 0),
    ratedAt: now,
    missed,
    talks: how === "answered" ? [...inNight(phone.talks, now), now] : phone.talks,
    paused: phone.paused || missed >= MISSED_MAX,
  };
}
