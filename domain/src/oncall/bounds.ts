import { DAY, HOUR, type Millis } from "../time";
import type { OnCall, RestReason, RingState } from "./model";

/** Limits of a phone hold in any span of this length, so in each night, in every time zone. */
export const NIGHT = 12 * HOUR;
/** Rings of one phone in a night, ever. */
export const RINGS_MAX = 6;
/** Most rings with a receipt in a night, as a mean over all phones on call. Only a crisis may exceed it. */
export const RINGS_MEAN_MAX = 3;
/** Talks of one listener that begin in a night out of a ring. */
export const TALKS_MAX = 2;
/** Rings missed in a row after which the phone is paused. */
export const MISSED_MAX = 3;
/** Rest from rings after a talk with somebody in a crisis. */
export const REST_AFTER_CRISIS = 2 * HOUR;

const HALF_LIFE = 30 * DAY;
/** What is expected of a phone of which nothing is known, and how many rings that weighs. */
const EXPECTED_RATE = 0.35;
const EXPECTED_WEIGHT = 2;

export const inNight = (times: readonly Millis[], now: Millis): readonly Millis[] =>
  times.filter((at) => now - at < NIGHT);

/** When fewer than `most` of these times lie within the last {@link NIGHT}; null if that is so now. */
function fewerFrom(times: readonly Millis[], most: number, now: Millis): Millis | null {
  const last = inNight(times, now).toSorted((a, b) => b - a)[most - 1];
  return last === undefined ? null : last + NIGHT;
}

export interface Rest {
  readonly why: RestReason;
  readonly until: Millis;
}

type Counted = Readonly<Record<"rings" | "talks", readonly Millis[]>>;

/** The rests of a phone that rang, or whose listener talked, as often as a night allows. */
export function nightRests(phone: Counted, now: Millis): readonly Rest[] {
  const ends = [
    { why: "rings", until: fewerFrom(phone.rings, RINGS_MAX, now) },
    { why: "talks", until: fewerFrom(phone.talks, TALKS_MAX, now) },
  ] as const;
  return ends.flatMap(({ why, until }) => (until === null ? [] : [{ why, until }]));
}

/** The rest that lasts longest of those that go on; null for none. */
export const longestRest = (rests: readonly Rest[], now: Millis): Rest | null =>
  rests.filter(({ until }) => until > now).toSorted((a, b) => b.until - a.until)[0] ?? null;

/** Whether a phone may not ring, whoever waits: by {@link nightRests}, or as its listener is resting (`restsUntil`). */
export const restsNow = (phone: Counted & { readonly restsUntil: Millis | null }, now: Millis): boolean =>
  longestRest(nightRests(phone, now), now) !== null || (phone.restsUntil ?? now) > now;

/** Rings that the phones on call may still be given in this night; below zero after a crisis. */
export const ringsLeft = (phones: readonly { readonly reached: readonly Millis[] }[], now: Millis): number =>
  phones.reduce((left, { reached }) => left + RINGS_MEAN_MAX - inNight(reached, now).length, 0);

type Rated = Pick<OnCall, "rung" | "answered" | "ratedAt">;

const decay = ({ ratedAt }: Rated, now: Millis): number => 0.5 ** (Math.max(0, now - ratedAt) / HALF_LIFE);

/** The share of rings that this phone answers, as far as is known; the latest count most. */
export function answerRate(rated: Rated, now: Millis): number {
  const weight = decay(rated, now);
  return (rated.answered * weight + EXPECTED_RATE * EXPECTED_WEIGHT) / (rated.rung * weight + EXPECTED_WEIGHT);
}

export type PhoneRecord = Pick<OnCall, "rung" | "answered" | "ratedAt" | "missed" | "rings" | "reached" | "talks"> & {
  readonly paused: boolean;
};

/** After the phone began to ring. */
export const afterRinging = <T extends Pick<PhoneRecord, "rings">>(phone: T, now: Millis): T => ({
  ...phone,
  rings: [...inNight(phone.rings, now), now],
});

/** After the phone told that a ring has arrived: from then on it counts for the mean of the night. */
export const afterReceipt = <T extends Pick<PhoneRecord, "reached">>(phone: T, now: Millis): T => ({
  ...phone,
  reached: [...inNight(phone.reached, now), now],
});

/** Whether a ring ended by no doing of its phone, which may be rung for the same person again. */
export const saysNothing = (how: RingState): boolean => how === "taken" || how === "over";

/**
 * After a ring ended. `unheeded`: it arrived, and its listener did not say that they come; a ring that somebody else
 * answered is not missed either.
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
