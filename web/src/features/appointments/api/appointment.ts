import { meetingOf } from "@thodu/domain/appointments/meeting";
import { appointmentRequest, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { APPOINTMENT_LENGTH } from "@thodu/domain/appointments/slots";

/** A therapist and a time, as the server has assigned them. */
export interface Confirmed {
  readonly state: "confirmed";
  readonly id: string;
  readonly createdAt: number;
  readonly doctor: string;
  /** The address to which our team writes. */
  readonly email: string;
  readonly startsAt: number;
  /** When it was given that time; null if that is not known. */
  readonly setAt: number | null;
  readonly endsAt: number;
  /** '06:30 PM', in India. */
  readonly time: string | null;
  /** An https link, or a phone number; null if the team will write. */
  readonly meeting: string | null;
  /** The address to which a question was sent, and until when it must be answered; null if that is not required. */
  readonly toKeep: { readonly email: string; readonly until: number } | null;
}

/** A request without a time. `no-slot`: somebody of the team looks for one. */
export interface Waiting {
  readonly state: "pending" | "no-slot";
  readonly id: string;
  /** When the server stored it; null until its document has arrived. */
  readonly createdAt: number | null;
}

/** `by-team`: the person may still use their free session, so the team looks for another time. */
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
  {
    status,
    createdAt,
    doctor,
    slotAt,
    setAt,
    time,
    noSlot,
    email,
    keepUntil,
    closedByTeam,
    ...request
  }: AppointmentRequest,
): Appointment {
  if (status === "done") return { state: "done", id };
  if (status === "cancelled") return { state: closedByTeam ? "by-team" : "cancelled", id };
  if (status === "confirmed" && doctor !== null && slotAt !== null) {
    const toKeep = keepUntil === null ? null : { email, until: keepUntil };
    const endsAt = slotAt + APPOINTMENT_LENGTH;
    // Checked again, so that nothing else than a link or number can become a link, whatever is stored.
    const meeting = request.meeting === null ? null : meetingOf(request.meeting);
    return { state: "confirmed", id, createdAt, doctor, email, startsAt: slotAt, setAt, endsAt, time, meeting, toKeep };
  }
  return { state: noSlot ? "no-slot" : "pending", id, createdAt };
}

/** A person's requests as they are shown, newest first. */
export function requestsIn(documents: readonly Stored[]): readonly Appointment[] {
  const read = documents.flatMap(({ id, data }) => {
    const parsed = appointmentRequest.safeParse(data);
    return parsed.success ? [{ id, request: parsed.data }] : [];
  });
  return read
    .toSorted((a, b) => b.request.createdAt - a.request.createdAt)
    .map(({ id, request }) => shown(id, request));
}
