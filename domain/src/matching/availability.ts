import type { Locale } from "../locale";
import { HOUR, MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";
import { DESK_PRESENT_WITHIN } from "./times";

/** The longest time at the desk without a break; then the server sets the listener to away. */
export const STRETCH_MAX = 4 * HOUR;
/** The shortest time away that counts as a break. */
export const BREAK = 15 * MINUTE;

export type Availability = Volunteer["availability"];

/** The availability that counts at `now`: the last one sent, or away if the page has fallen silent. */
export const availabilityNow = (
  { availability, seenAt }: Pick<Volunteer, "availability" | "seenAt">,
  now: Millis,
): Availability => (seenAt !== null && now - seenAt <= DESK_PRESENT_WITHIN ? availability : "away");

export type ShownAvailability = Availability | "break";

/** How others see a listener at `now`: one who is on a break is told apart from one whose page is closed. */
export function shownAvailability(
  listener: Pick<Volunteer, "availability" | "seenAt" | "onBreak">,
  now: Millis,
): ShownAvailability {
  const availability = availabilityNow(listener, now);
  return availability === "away" && listener.onBreak ? "break" : availability;
}

/** Since when a listener is on a break, which leaves the last sign of their page as it was; null without one. */
export const breakSince = ({ onBreak, seenAt }: Pick<Volunteer, "onBreak" | "seenAt">): Millis | null =>
  onBreak ? seenAt : null;

/**
 * When a listener's desk gave its last sign, and whether a talk in a crisis has ended for them since; null on a break,
 * which they chose. An old sign means that the server set them to away because their page was closed or left.
 */
export const lastSign = ({
  onBreak,
  seenAt,
  crisisEndedAt,
}: Pick<Volunteer, "onBreak" | "seenAt" | "crisisEndedAt">): {
  readonly at: Millis;
  readonly endedCrisis: boolean;
} | null => (onBreak || seenAt === null ? null : { at: seenAt, endedCrisis: (crisisEndedAt ?? 0) > seenAt });

/** When the break that a listener must take after {@link STRETCH_MAX} ends; null if no break is due. */
export function restUntil(
  { seenAt, stretchSince }: Pick<Volunteer, "seenAt" | "stretchSince">,
  now: Millis,
): Millis | null {
  if (seenAt === null || stretchSince === null) return null;
  return now - seenAt < BREAK && now - stretchSince >= STRETCH_MAX ? seenAt + BREAK : null;
}

/**
 * The size of the steps in which the day's record is updated: one write for each heartbeat (25 s) would be too many.
 */
const DAY_STEP = 10 * MINUTE;

/** The part of `attended` that completes whole steps of the day's record; the rest counts with a later heartbeat. */
const dayShare = (before: Millis, attended: Millis): Millis =>
  (Math.floor((before + attended) / DAY_STEP) - Math.floor(before / DAY_STEP)) * DAY_STEP;

export type AvailabilityDecision =
  | {
      readonly kind: "set";
      readonly availability: Availability;
      readonly languages: readonly Locale[];
      /** Those that they speak only a little: none that is among the others. */
      readonly secondLanguages: readonly Locale[];
      /** They chose to be away; false if they only closed the page. */
      readonly onBreak: boolean;
      readonly stretchSince: Millis | null;
      /** They become free to take people, so their idle time starts now. */
      readonly arrives: boolean;
      /** They chose to be online themselves, which ends a pause (`matching/pause`). */
      readonly endsPause: boolean;
      /** Milliseconds at the desk since their last heartbeat. */
      readonly attended: Millis;
      /** The part of the time at the desk that is now added to the day's record, in milliseconds. */
      readonly counted: Millis;
    }
  /**
   * They stay away, whatever was sent: until `restUntil` after {@link STRETCH_MAX}; null for a break that they chose.
   */
  | {
      readonly kind: "rest";
      readonly languages: readonly Locale[];
      readonly secondLanguages: readonly Locale[];
      readonly restUntil: Millis | null;
    };

/**
 * Decides what an availability sent by a listener changes. A stretch at the desk begins with the first availability
 * after a break. After {@link STRETCH_MAX} the listener is away until they have had a break. `beat`: their page sent it
 * by itself; that never ends a break, which they may have chosen on another device.
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
  const spoken = { languages, secondLanguages: record.secondLanguages.filter((each) => !languages.includes(each)) };
  const { seenAt, stretchSince } = record;
  const until = restUntil(record, now);
  if (beat && record.onBreak) return { kind: "rest", ...spoken, restUntil: until };
  const before = availabilityNow(record, now);
  const attended = before === "away" || seenAt === null ? 0 : Math.max(0, now - seenAt);
  const counted = dayShare(record.deskTime, attended);
  const rested = stretchSince === null || seenAt === null || now - seenAt >= BREAK;
  if (wish === "away")
    return {
      kind: "set",
      availability: "away",
      ...spoken,
      onBreak: !beat,
      stretchSince: rested ? null : stretchSince,
      arrives: false,
      endsPause: false,
      attended,
      counted,
    };
  if (until !== null) return { kind: "rest", ...spoken, restUntil: until };
  return {
    kind: "set",
    availability: wish,
    ...spoken,
    onBreak: false,
    stretchSince: rested ? now : stretchSince,
    arrives: wish === "online" && before !== "online",
    endsPause: wish === "online" && !beat,
    attended,
    counted,
  };
}
