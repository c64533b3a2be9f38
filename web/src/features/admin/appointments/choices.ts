import {
  ADMIN_HORIZON,
  APPOINTMENT_LENGTH,
  HORIZON,
  slotDays,
  takenDays,
  worksOn,
} from "@thodu/domain/appointments/slots";
import type { OnRoster, Request } from "../api/appointments";
import { useAhead } from "../api/live";

/** Whether `meeting` can be edited: for a booked request, until it is over. */
export const mayMeet = ({ status, slotAt: at }: Request, now: number): boolean =>
  status === "confirmed" && at !== null && at + APPOINTMENT_LENGTH > now;

/** Those who take new appointments, and whom it has. */
export const therapistsFor = (roster: readonly OnRoster[], request: Request): readonly OnRoster[] =>
  roster.filter(({ id, active }) => active || (mayMeet(request, Date.now()) && id === request.therapistId));

/** The days of a therapist to choose from, that of the request itself among them also on its evening. */
function daysOf(therapist: OnRoster, request: Request, now: number): readonly string[] {
  const days = therapist.active ? slotDays(now, ADMIN_HORIZON).filter((day) => worksOn(therapist, day)) : [];
  const { therapistId, date } = request;
  const isOwn = therapistId === therapist.id && date !== null && mayMeet(request, now) && !days.includes(date);
  return isOwn ? [...days, date].toSorted((a, b) => a.localeCompare(b)) : days;
}

/**
 * The days of a therapist, which of them somebody else has, and which one is chosen: the wished one where it is free. Not to be
 * shown before it `isKnown` which are free: the chosen day would change under its reader.
 */
export function useDays(request: Request, therapist: OnRoster | undefined, wished: string) {
  const now = Date.now();
  const days = therapist ? daysOf(therapist, request, now) : [];
  // Where the server found nothing free in its days, the first one behind them, until it is known which are free now.
  const [searched] = request.noSlot ? slotDays(now).slice(HORIZON - 1) : [];
  const ahead = useAhead(therapist?.id ?? "");
  // Where that can't be known nothing is taken; the server has the last word.
  const taken = takenDays(therapist?.id ?? "", ahead.state === "here" ? ahead.value : [], request.id);
  const free = days.filter((day) => !taken.has(day));
  const next = free.find((day) => ahead.state === "here" || searched === undefined || day > searched);
  const date = free.includes(wished) ? wished : (next ?? free[0] ?? days[0] ?? "");
  return { days, taken, date, isKnown: ahead.state !== "loading" };
}
