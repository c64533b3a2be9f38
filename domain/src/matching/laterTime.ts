import type { Conversation, LaterTime } from "../chat/model";
import { HOUR, kolkataMidnightAfter, MINUTE, type Millis } from "../time";
import { placeSince } from "./placeSince";

/** The distance between two times that may be chosen. */
export const TIME_STEP = 30 * MINUTE;
/** The first time offered is at least this far ahead. */
const AHEAD = HOUR;
/** A time may still be chosen this long after it was offered. */
const CHOSEN_WITHIN = 10 * MINUTE;
/** A time that no listener has taken this long before has found nobody. */
export const TAKEN_BEFORE = 30 * MINUTE;
/** A listener may release a time until this long before it. */
const RELEASED_BEFORE = HOUR;
/** The person and the listener are reminded this long before. */
export const REMINDED_BEFORE = 10 * MINUTE;
/** If the listener is later than this, the person is offered to others. */
export const COMES_WITHIN = 5 * MINUTE;
/** The time that a listener keeps free for one person. */
const TALK = HOUR;

type Place = Pick<Conversation, "status" | "waitingSince" | "gone">;
type Wait = Place & Pick<Conversation, "laterTime">;

/** Whether a time was asked for, and nothing has become of it yet. It may be of an earlier wait. */
export const isOpen = (time: LaterTime | null): time is LaterTime => time?.state === "asked" || time?.state === "taken";

/** The time that a person asked for in this wait and that is not over yet; null without one. */
export function agreedTime(wait: Wait): LaterTime | null {
  const { laterTime } = wait;
  return isOpen(laterTime) && laterTime.since === placeSince(wait) ? laterTime : null;
}

export const isAgreed = (wait: Wait): boolean => agreedTime(wait) !== null;

/** The time as its person is shown it, also after it has ended, if it is of this wait. */
export const shownTime = (wait: Wait): Pick<LaterTime, "at" | "state"> | null =>
  wait.laterTime !== null && wait.laterTime.since === placeSince(wait)
    ? { at: wait.laterTime.at, state: wait.laterTime.state }
    : null;

/** People in a crisis, or with an open alarm, are not asked to come later. */
export const mayComeLater = ({ risk, alarm }: Pick<Conversation, "risk" | "alarm">): boolean =>
  risk !== "crisis" && (alarm === null || alarm.answer !== null);

/** The times that may be chosen, every {@link TIME_STEP} from `from`, up to `until` (not included). */
export interface TimesOffered {
  readonly from: Millis;
  readonly until: Millis;
}

/** The times later today and tomorrow in Asia/Kolkata. */
export const timesOffered = (now: Millis): TimesOffered => ({
  from: Math.ceil((now + AHEAD) / TIME_STEP) * TIME_STEP,
  until: kolkataMidnightAfter(kolkataMidnightAfter(now)),
});

export const isOffered = (at: Millis, now: Millis): boolean =>
  at % TIME_STEP === 0 && at >= now + AHEAD - CHOSEN_WITHIN && at < timesOffered(now).until;

/** Whether one listener can't take both times. */
export const overlap = (one: Millis, other: Millis): boolean => Math.abs(one - other) < TALK;

/** Whether a listener can still take the time, or another listener one that was released. */
export const mayBeTaken = (at: Millis, now: Millis): boolean => now < at - TAKEN_BEFORE;

export const mayBeReleased = (at: Millis, now: Millis): boolean => now <= at - RELEASED_BEFORE;

/** An agreed meeting of a listener and a person. The listener is kept free from shortly before `at`. */
export interface Meeting {
  readonly by: string;
  readonly at: Millis;
  /** When the listener is no longer awaited, and the person is offered to others. */
  readonly until: Millis;
}

/** The meeting that takes place now, or so soon that its listener is kept free; null without one. */
export function meetingOf(wait: Wait, now: Millis): Meeting | null {
  const time = agreedTime(wait);
  if (time === null || time.by === null) return null;
  const { by, at } = time;
  return now >= at - REMINDED_BEFORE && now < at + COMES_WITHIN ? { by, at, until: at + COMES_WITHIN } : null;
}
