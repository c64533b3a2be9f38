import { DAY, HOUR, kolkataDay, MINUTE, type Millis } from "../time";
import type { AppointmentRequest, Therapist } from "./model";

/** Every appointment begins at 06:30 PM India time (spec section 9). */
export const SLOT_TIME = "06:30 PM";
/** 18:30 in Asia/Kolkata (UTC+05:30) is 13:00 UTC. */
const SLOT_AFTER_UTC_MIDNIGHT = 13 * HOUR;
/** How many days ahead the server looks for a slot, including today. */
export const HORIZON = 14;
/** How long after a request is stored it is confirmed (spec section 9). */
export const CONFIRMATION_DELAY_SECONDS = 5;

/** How many days ahead an admin can choose from; more than the server, for the case that it found nothing free. */
export const ADMIN_HORIZON = 42;

/** The next `count` calendar days (Asia/Kolkata, YYYY-MM-DD) whose slot is still in the future at `now`. */
export function slotDays(now: Millis, count = HORIZON): readonly string[] {
  const days = Array.from({ length: count + 1 }, (_, ahead) => kolkataDay(now + ahead * DAY));
  return days.filter((day) => slotAt(day) > now).slice(0, count);
}

export const slotAt = (day: string): Millis => Date.parse(`${day}T00:00:00Z`) + SLOT_AFTER_UTC_MIDNIGHT;

/**
 * Pages suggest no time sooner than this to an admin, as person and therapist must learn of it; they can choose one.
 */
export const MIN_NOTICE: Millis = 2 * HOUR;

export const isShortNotice = (at: Millis, now: Millis): boolean => at - now < MIN_NOTICE;

type Ahead = Pick<AppointmentRequest, "status" | "slotAt" | "meeting">;

/** Whether a booked appointment begins within a day and nobody has said yet how they meet. */
export const isSoonUnsaid = ({ status, slotAt: at, meeting }: Ahead, now: Millis): boolean =>
  status === "confirmed" && meeting === null && at !== null && at > now && at - now <= DAY;

/** 0 for Sunday to 6 for Saturday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const worksOn = ({ workingDays }: Pick<Therapist, "workingDays">, day: string): boolean =>
  workingDays.includes(weekday(day));

export interface Candidate {
  readonly therapistId: string;
  readonly doctor: string;
}

/** 'Dr. {name}' (spec section 4). */
export const doctorOf = (name: string): string => (/^dr\.?\s/i.test(name) ? name : `Dr. ${name}`);

/**
 * The therapists who can take an appointment on a day: working and free, those who speak the person's language first.
 */
export function candidates(
  day: string,
  roster: readonly (Therapist & { readonly id: string })[],
  takenBy: ReadonlySet<string>,
  language: Therapist["languages"][number],
): readonly Candidate[] {
  const free = roster.filter((one) => one.active && worksOn(one, day) && !takenBy.has(one.id));
  const speaks = (one: Therapist): number => (one.languages.includes(language) ? 0 : 1);
  return free
    .toSorted((a, b) => speaks(a) - speaks(b))
    .map(({ id, name }) => ({ therapistId: id, doctor: doctorOf(name) }));
}

type Booked = Pick<AppointmentRequest, "therapistId" | "status" | "date">;

/** The days on which one of these requests is a therapist's, not counting the request that is being moved. */
export const takenDays = (
  therapistId: string,
  requests: readonly { readonly id: string; readonly value: Booked }[],
  moved: string,
): ReadonlySet<string> =>
  new Set(
    requests.flatMap(({ id, value: { therapistId: by, status, date } }) =>
      by === therapistId && status !== "cancelled" && id !== moved && date !== null ? [date] : [],
    ),
  );

/** The length of an appointment in the calendar event that is offered. */
export const APPOINTMENT_LENGTH: Millis = 60 * MINUTE;
