import type { Conversation, LaterTime } from "../chat/model";
import { HOUR, kolkataMidnightAfter, MINUTE, type Millis } from "../time";
import { placeSince } from "./placeSince";

/** Times to choose from are this far apart. */
export const TIME_STEP = 30 * MINUTE;
/** The first of them is at least so long ahead. */
const AHEAD = HOUR;
/** Who has looked at them for a while may still choose one. */
const CHOSEN_WITHIN = 10 * MINUTE;
/** A time not taken this long before has found nobody. */
export const TAKEN_BEFORE = 30 * MINUTE;
/** Its listener may release it until this long before. */
const RELEASED_BEFORE = HOUR;
/** Both are reminded so long before it. */
export const REMINDED_BEFORE = 10 * MINUTE;
/** A listener who is later is not waited for: the person is offered to others. */
export const COMES_WITHIN = 5 * MINUTE;
/** What a listener keeps free for one person. */
const TALK = HOUR;

type Place = Pick<Conversation, "status" | "waitingSince" | "gone">;
type Wait = Place & Pick<Conversation, "laterTime">;

/** The time that somebody who waits asked for and that is not over yet; one of an earlier wait does not count. */
export function agreedTime(wait: Wait): LaterTime | null {
  const { laterTime } = wait;
  if (laterTime === null || laterTime.since !== placeSince(wait)) return null;
  return laterTime.state === "asked" || laterTime.state === "taken" ? laterTime : null;
}

export const isAgreed = (wait: Wait): boolean => agreedTime(wait) !== null;

/** The time as its person is shown it: also how one of this wait ended. */
export const shownTime = (wait: Wait): Pick<LaterTime, "at" | "state"> | null =>
  wait.laterTime !== null && wait.laterTime.since === placeSince(wait)
    ? { at: wait.laterTime.at, state: wait.laterTime.state }
    : null;

/** Nobody who is in a crisis, or has not said that they are not, is asked to come later. */
export const mayComeLater = ({ risk, alarm }: Pick<Conversation, "risk" | "alarm">): boolean =>
  risk !== "crisis" && (alarm === null || alarm.answer !== null);

/** Times that may be chosen, every {@link TIME_STEP} from the first; `until` is not among them. */
export interface TimesOffered {
  readonly from: Millis;
  readonly until: Millis;
}

/** Later today and tomorrow in Asia/Kolkata. */
export const timesOffered = (now: Millis): TimesOffered => ({
  from: Math.ceil((now + AHEAD) / TIME_STEP) * TIME_STEP,
  until: kolkataMidnightAfter(kolkataMidnightAfter(now)),
});

export const isOffered = (at: Millis, now: Millis): boolean =>
  at % TIME_STEP === 0 && at >= now + AHEAD - CHOSEN_WITHIN && at < timesOffered(now).until;

/** Whether a listener could not be there at both. */
export const overlap = (one: Millis, other: Millis): boolean => Math.abs(one - other) < TALK;

/** Whether a listener can take a time, or one that was given back can still find another. */
export const mayBeTaken = (at: Millis, now: Millis): boolean => now < at - TAKEN_BEFORE;

export const mayBeReleased = (at: Millis, now: Millis): boolean => now <= at - RELEASED_BEFORE;

/** A listener and a person who are to meet: from `at` on, kept free for shortly before. */
export interface Meeting {
  readonly by: string;
  readonly at: Millis;
  /** Then the time is over. */
  readonly until: Millis;
}

/** The meeting that is now, or so soon that its listener is kept free; null without one. */
export function meetingOf(wait: Wait, now: Millis): Meeting | null {
  const time = agreedTime(wait);
  if (time === null || time.by === null) return null;
  const { by, at } = time;
  return now >= at - REMINDED_BEFORE && now < at + COMES_WITHIN ? { by, at, until: at + COMES_WITHIN } : null;
}
