import { isBooked } from "@thodu/domain/appointments/booked";
import {
  ADMIN_HORIZON,
  HORIZON,
  isShortNotice,
  slotAt,
  slotDays,
  takenDays,
  worksOn,
} from "@thodu/domain/appointments/slots";
import type { OnRoster, Request } from "../api/appointments";
import { useAhead } from "../api/live";

/** The therapists who take new appointments, and the one to whom the request is assigned. */
export const therapistsFor = (roster: readonly OnRoster[], request: Request): readonly OnRoster[] =>
  roster.filter(({ id, active }) => active || (isBooked(request, Date.now()) && id === request.therapistId));

/**
 * The days of a therapist to choose from. They include the request's own day until it is over, even when it is no
 * longer offered.
 */
function daysOf(therapist: OnRoster, request: Request, now: number): readonly string[] {
  const days = therapist.active ? slotDays(now, ADMIN_HORIZON).filter((day) => worksOn(therapist, day)) : [];
  const { therapistId, date } = request;
  const isOwn = therapistId === therapist.id && date !== null && isBooked(request, now) && !days.includes(date);
  return isOwn ? [...days, date].toSorted((a, b) => a.localeCompare(b)) : days;
}

/**
 * The days of a therapist, which of them are taken, and which one is chosen: the wished one if it is free, or else the
 * next one that is not short notice. Should not be shown before `isKnown`, or the chosen day would change while it is
 * being read.
 */
export function useDays(request: Request, therapist: OnRoster | undefined, wished: string) {
  const now = Date.now();
  const days = therapist ? daysOf(therapist, request, now) : [];
  // If the server found nothing free within its days, begins after those, until it is known which days are free now.
  const [searched] = request.noSlot ? slotDays(now).slice(HORIZON - 1) : [];
  const ahead = useAhead(therapist?.id ?? "");
  // If that can't be known, no day counts as taken; the server decides in the end.
  const taken = takenDays(therapist?.id ?? "", ahead.state === "here" ? ahead.value : [], request.id);
  const free = days.filter((day) => !taken.has(day));
  const next = free.find(
    (day) => !isShortNotice(slotAt(day), now) && (ahead.state === "here" || searched === undefined || day > searched),
  );
  const date = free.includes(wished) ? wished : (next ?? free[0] ?? days[0] ?? "");
  return { days, taken, date, isKnown: ahead.state !== "loading" };
}
