import type { Locale } from "../locale";
import { HOUR, MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";
import { DESK_PRESENT_WITHIN } from "./times";

/** Listening at one stretch after which the server lets nobody go on. */
export const STRETCH_MAX = 4 * HOUR;
/** Away for this long ends a stretch. */
export const BREAK = 15 * MINUTE;

export type Availability = Volunteer["availability"];

/** The availability as it counts at `now`: what was said last, or away for whoever has fallen silent. */
export const standingAvailability = (
  { availability, seenAt }: Pick<Volunteer, "availability" | "seenAt">,
  now: Millis,
): Availability => (seenAt !== null && now - seenAt <= DESK_PRESENT_WITHIN ? availability : "away");

export type Standing = Availability | "break";

/** How others see a listener at `now`: one who is on a break is told apart from one whose page is closed. */
export function standingOf(listener: Pick<Volunteer, "availability" | "seenAt" | "onBreak">, now: Millis): Standing {
  const availability = standingAvailability(listener, now);
  return availability === "away" && listener.onBreak ? "break" : availability;
}

/** Until when a listener must rest, their stretch having been too long; null when they need not, or have. */
export function restUntil(
  { seenAt, stretchSince }: Pick<Volunteer, "seenAt" | "stretchSince">,
  now: Millis,
): Millis | null {
  if (seenAt === null || stretchSince === null) return null;
  return now - seenAt < BREAK && now - stretchSince >= STRETCH_MAX ? seenAt + BREAK : null;
}

/** Time at the desk is added to the day's record in steps of this: a sign of life each 25 seconds would make that record hot. */
const DAY_STEP = 10 * MINUTE;

/** What of `attended` completes steps of the day's record; the rest counts with a later one. */
const dayShare = (before: Millis, attended: Millis): Millis =>
  (Math.floor((before + attended) / DAY_STEP) - Math.floor(before / DAY_STEP)) * DAY_STEP;

export type AvailabilityDecision =
  | {
      readonly kind: "set";
      readonly availability: Availability;
      readonly languages: readonly Locale[];
      /** They chose to be away; false if they only closed the page. */
      readonly onBreak: boolean;
      readonly stretchSince: Millis | null;
      /** They come to the desk, or free up: from now on they count as idle. */
      readonly arrives: boolean;
      /** They ask for the next one themselves, which ends a pause (`matching/pause`). */
      readonly endsPause: boolean;
      /** Milliseconds at the desk since the last word. */
      readonly attended: Millis;
      /** Of the time at the desk, what is added to the day's record with this word. */
      readonly counted: Millis;
    }
  /**
   * They stay away, whatever was sent: until `restUntil` after too long at the desk; null for a break that they end
   * themselves.
   */
  | { readonly kind: "rest"; readonly languages: readonly Locale[]; readonly restUntil: Millis | null };

/**
 * What an availability sent by a listener changes. A stretch begins with the first one after a break; past
 * {@link STRETCH_MAX} they are away until they have had a break. `beat`: their page sent it by itself; that never ends a break,
 * which they may have chosen on another device.
 */
export function decideAvailability(facts: {
  readonly record: Volunteer;
  readonly wish: Availability;
  readonly beat: boolean;
  readonly languages: readonly Locale[] | null;
  readonly now: Millis;
}): AvailabilityDecision {
  const { record, wish, beat, now } = facts;
  const languages = facts.languages ?? record.languages;
  const { seenAt, stretchSince } = record;
  const until = restUntil(record, now);
  if (beat && record.onBreak) return { kind: "rest", languages, restUntil: until };
  const before = standingAvailability(record, now);
  const attended = before === "away" || seenAt === null ? 0 : Math.max(0, now - seenAt);
  const counted = dayShare(record.deskTime, attended);
  const rested = stretchSince === null || seenAt === null || now - seenAt >= BREAK;
  if (wish === "away")
    return {
      kind: "set",
      availability: "away",
      languages,
      onBreak: !beat,
      stretchSince: rested ? null : stretchSince,
      arrives: false,
      endsPause: false,
      attended,
      counted,
    };
  if (until !== null) return { kind: "rest", languages, restUntil: until };
  return {
    kind: "set",
    availability: wish,
    languages,
    onBreak: false,
    stretchSince: rested ? now : stretchSince,
    arrives: wish === "online" && before !== "online",
    endsPause: wish === "online" && !beat,
    attended,
    counted,
  };
}
