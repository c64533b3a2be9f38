import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import { givenReason } from "./given";
import { askedUntil, keepUntil } from "./answer";
import type { AppointmentRequest, Therapist } from "./model";
import type { SawAssigned, SawRequest } from "./adminForms";
import { isFreeAt } from "./personTimes";
import { APPOINTMENT_LENGTH, doctorOf, slotAt, worksOn } from "./slots";

/**
 * Whether somebody else has changed the status, therapist, day or (if `saw` has it) `meeting` since the admin saw the
 * request; false without `saw`.
 */
const isOvertaken = (
  { status, therapistId, date, meeting }: AppointmentRequest,
  saw: SawAssigned | undefined,
): boolean =>
  saw !== undefined &&
  (status !== saw.status ||
    therapistId !== saw.therapistId ||
    date !== saw.date ||
    (saw.meeting !== undefined && meeting !== saw.meeting));

export interface AssignFacts {
  readonly request: AppointmentRequest;
  readonly therapistId: string;
  readonly therapist: Therapist;
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly date: string;
  /** How they meet; null for nothing, undefined to leave it. */
  readonly meeting: string | null | undefined;
  /** The request that has this slot; null if it is free. */
  readonly slotOf: string | null;
  /** When its person has other appointments. */
  readonly personTimes: readonly Millis[];
  readonly appointmentId: string;
  /** The request as the admin saw it; undefined if that is unknown. */
  readonly saw: SawAssigned | undefined;
  readonly now: Millis;
}

export interface Assigning {
  readonly kind: "assign" | "move";
  readonly doctor: string;
  /** The slot that becomes free; null if there was none. */
  readonly leaves: { readonly therapistId: string; readonly date: string } | null;
  /** Until when the owner of the address has to keep it, by the new slot; null if they need not. */
  readonly keepUntil: Millis | null;
  /** The e-mail that asks is sent again, since it names that time. */
  readonly asks: boolean;
  readonly meeting: string | null;
  /** For the audit log: the day and therapist and, if it is moved, those of before. */
  readonly reason: string;
}

/** Only `meeting` changes; therapist and day stay. */
export interface MeetingChange {
  readonly kind: "meeting";
  readonly meeting: string | null;
}

/** The `meeting` to store: the given one; if none is given, the earlier one, unless the therapist changes. */
export const meetingWith = (
  { therapistId, meeting }: Pick<AppointmentRequest, "therapistId" | "meeting">,
  next: string,
  said: string | null | undefined,
): string | null => (said === undefined ? (therapistId === next ? meeting : null) : said);

type Assigned = Result<
  Assigning | MeetingChange | "as-it-is",
  Failure<"NOT_FOUND" | "INVALID_INPUT" | "TAKEN" | "TIME_CHANGED">
>;

/** `meeting` can be changed until the appointment is over, even if its therapist takes no new ones. */
function decideMeeting({ date, request, saw, now }: AssignFacts, meeting: string | null): Assigned {
  if (meeting === request.meeting) return ok("as-it-is");
  if (isOvertaken(request, saw)) return fail(refuse("TIME_CHANGED"));
  const isOver = slotAt(date) + APPOINTMENT_LENGTH <= now;
  return isOver ? fail(refuse("INVALID_INPUT", { fields: ["date"] })) : ok({ kind: "meeting", meeting });
}

/** Gives an open request a therapist and a day, or other ones: a slot in the future at which both are free. */
export function decideAssign(facts: AssignFacts): Assigned {
  const { request, therapist, therapistId, date, now } = facts;
  const meeting = meetingWith(request, therapistId, facts.meeting);
  if (request.status === "confirmed" && request.therapistId === therapistId && request.date === date)
    return decideMeeting(facts, meeting);
  if (isOvertaken(request, facts.saw)) return fail(refuse("TIME_CHANGED"));
  if (request.status !== "pending" && request.status !== "confirmed") return fail(refuse("NOT_FOUND"));
  if (slotAt(date) <= now) return fail(refuse("INVALID_INPUT", { fields: ["date"] }));
  if (!therapist.active || !worksOn(therapist, date)) return fail(refuse("INVALID_INPUT", { fields: ["therapistId"] }));
  if (facts.slotOf !== null && facts.slotOf !== facts.appointmentId) return fail(refuse("TAKEN"));
  if (!isFreeAt(slotAt(date), facts.personTimes)) return fail(refuse("TAKEN"));
  const had =
    request.therapistId !== null && request.date !== null
      ? { therapistId: request.therapistId, date: request.date }
      : null;
  const until = request.keepUntil === null ? null : keepUntil(now, slotAt(date));
  const doctor = doctorOf(therapist.name);
  return ok({
    kind: had ? "move" : "assign",
    doctor,
    reason: givenReason(request, { date, doctor }),
    leaves: had,
    keepUntil: until,
    asks: until !== request.keepUntil,
    meeting,
  });
}

export function decideClose(
  request: AppointmentRequest,
  outcome: "cancelled" | "done",
  saw: SawRequest | undefined,
): Result<"close" | "as-it-is", Failure<"NOT_FOUND" | "TIME_CHANGED">> {
  if (request.status === outcome) return ok("as-it-is");
  if (isOvertaken(request, saw)) return fail(refuse("TIME_CHANGED"));
  // Only an appointment with a therapist can have taken place (`done`).
  const open = request.status === "confirmed" || (request.status === "pending" && outcome === "cancelled");
  return open ? ok("close") : fail(refuse("NOT_FOUND"));
}

interface ReopenFacts {
  readonly request: AppointmentRequest;
  /** The request that has its slot now; null if it is free. */
  readonly slotOf: string | null;
  /** As in {@link AssignFacts}. */
  readonly personTimes: readonly Millis[];
  readonly appointmentId: string;
  readonly now: Millis;
  /** Whether e-mails can be sent. */
  readonly canAsk: boolean;
  /** As in {@link AssignFacts}. */
  readonly saw: SawRequest | undefined;
}

export interface Reopening {
  readonly status: "pending" | "confirmed";
  /** The slot that it takes again; null if it kept it or had none. */
  readonly takes: { readonly therapistId: string; readonly date: string } | null;
  /** Both as in {@link Assigning}. */
  readonly keepUntil: Millis | null;
  readonly asks: boolean;
  /** Unchanged if it gets its therapist again; else null. */
  readonly meeting: string | null;
}

/**
 * Undoes an admin's closing. A cancelled slot must be in the future and still free, and its person too. What was
 * cancelled by its person or by time stays cancelled.
 */
export function decideReopening({
  request,
  slotOf,
  personTimes,
  appointmentId,
  now,
  canAsk,
  saw,
}: ReopenFacts): Result<Reopening | "as-it-is", Failure<"NOT_FOUND" | "TAKEN" | "TIME_CHANGED">> {
  const { status, therapistId, date, meeting, closedByTeam } = request;
  if (status === "pending" || status === "confirmed") return ok("as-it-is");
  if (isOvertaken(request, saw)) return fail(refuse("TIME_CHANGED"));
  if (status === "done") return ok({ status: "confirmed", takes: null, keepUntil: null, asks: false, meeting });
  if (!closedByTeam) return fail(refuse("NOT_FOUND"));
  const asked = (at: Millis | null): Pick<Reopening, "keepUntil" | "asks"> => {
    const until = askedUntil(request, canAsk, now, at);
    return { keepUntil: until, asks: until !== null };
  };
  if (therapistId === null || date === null)
    return ok({ status: "pending", takes: null, ...asked(null), meeting: null });
  if (slotAt(date) <= now) return fail(refuse("NOT_FOUND"));
  if (slotOf !== null && slotOf !== appointmentId) return fail(refuse("TAKEN"));
  if (!isFreeAt(slotAt(date), personTimes)) return fail(refuse("TAKEN"));
  return ok({ status: "confirmed", takes: { therapistId, date }, ...asked(slotAt(date)), meeting });
}
