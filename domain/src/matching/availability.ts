import type { Locale } from '../locale';
import { HOUR, MINUTE, type Millis } from '../time';
import type { Volunteer } from '../volunteers/model';
import { PRESENT_WITHIN } from './times';

/** Listening at one stretch after which the server lets nobody go on. */
export const STRETCH_MAX = 4 * HOUR;
/** Away for this long ends a stretch. */
export const BREAK = 15 * MINUTE;

export type Availability = Volunteer['availability'];

/** The availability as it counts at `now`: what was said last, or away for whoever has fallen silent. */
export const standingAvailability = ({ availability, seenAt }: Pick<Volunteer, 'availability' | 'seenAt'>, now: Millis): Availability =>
  seenAt !== null && now - seenAt <= PRESENT_WITHIN ? availability : 'away';

export type AvailabilityDecision =
  | {
      readonly kind: 'set';
      readonly availability: Availability;
      readonly languages: readonly Locale[];
      readonly stretchSince: Millis | null;
      /** They come to the desk, or free up: from now on they count as idle. */
      readonly arrives: boolean;
      /** Milliseconds at the desk since the last word. */
      readonly attended: Millis;
    }
  /** The stretch was too long; nothing changes but that they are away until `restUntil`. */
  | { readonly kind: 'rest'; readonly restUntil: Millis };

/**
 * What a listener's word of themselves comes to. A stretch begins with the first word after a break and ends with the
 * next one; past {@link STRETCH_MAX} they are away until they have had their break.
 */
export function decideAvailability(facts: {
  readonly record: Volunteer;
  readonly wish: Availability;
  readonly languages: readonly Locale[] | null;
  readonly now: Millis;
}): AvailabilityDecision {
  const { record, wish, now } = facts;
  const languages = facts.languages ?? record.languages;
  const { seenAt, stretchSince } = record;
  const before = standingAvailability(record, now);
  const attended = before === 'away' || seenAt === null ? 0 : Math.max(0, now - seenAt);
  const rested = stretchSince === null || seenAt === null || now - seenAt >= BREAK;
  if (wish === 'away') return { kind: 'set', availability: 'away', languages, stretchSince: rested ? null : stretchSince, arrives: false, attended };
  if (!rested && now - stretchSince >= STRETCH_MAX) return { kind: 'rest', restUntil: seenAt + BREAK };
  return { kind: 'set', availability: wish, languages, stretchSince: rested ? now : stretchSince, arrives: wish === 'online' && before !== 'online', attended };
}
