import { meetingOf } from "@thodu/domain/appointments/meeting";
import { appointmentRequest, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { APPOINTMENT_LENGTH } from "@thodu/domain/appointments/slots";

/** A therapist and a time, as the server has assigned them. */
export interface Confirmed {
  readonly state: "confirmed";
  readonly id: string;
  readonly createdAt: number;
  readonly doctor: string;
  /** Where our team writes to. */
  readonly email: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** '06:30 PM', in India. */
  readonly time: string | null;
  /** An https link, or a phone number; null where the team will write. */
  readonly meeting: string | null;
  /** The address, and until when it has to be answered from there; null where that is not asked. */
  readonly toKeep: { readonly email: string; readonly until: number } | null;
}

/** A request without a time; `no-slot`: a person of the team looks for one. */
export interface Waiting {
  readonly state: "pending" | "no-slot";
  readonly id: string;
  /** When the server stored it; null until its record is heard. */
  readonly createdAt: number | null;
}

/** `by-team`: its claim on the free session stands, so that another one is found by the team. */
interface Closed {
  readonly state: "cancelled" | "by-team" | "done";
  readonly id: string;
}

/** A request as this screen shows it. */
export type Appointment = Confirmed | Waiting | Closed;

interface Stored {
  readonly id: string;
  readonly data: unknown;
}

function shown(
  id: string,
  { status, createdAt, doctor, slotAt, time, noSlot, email, keepUntil, closedByTeam, ...request }: AppointmentRequest,
): Appointment {
  if (status === "done") return { state: "done", id };
  if (status === "cancelled") return { state: closedByTeam ? "by-team" : "cancelled", id };
  if (status === "confirmed" && doctor !== null && slotAt !== null) {
    const toKeep = keepUntil === null ? null : { email, until: keepUntil };
    const endsAt = slotAt + APPOINTMENT_LENGTH;
    // Read again as it was typed: nothing else becomes an address of a link, whatever is stored.
    const meeting = request.meeting === null ? null : meetingOf(request.meeting);
    return { state: "confirmed", id, createdAt, doctor, email, startsAt: slotAt, endsAt, time, meeting, toKeep };
  }
  return { state: noSlot ? "no-slot" : "pending", id, createdAt };
}

/** The requests of a person as they are shown, the newest first. */
export function requestsIn(documents: readonly Stored[]): readonly Appointment[] {
  const read = documents.flatMap(({ id, data }) => {
    const parsed = appointmentRequest.safeParse(data);
    return parsed.success ? [{ id, request: parsed.data }] : [];
  });
  return read
    .toSorted((a, b) => b.request.createdAt - a.request.createdAt)
    .map(({ id, request }) => shown(id, request));
}
