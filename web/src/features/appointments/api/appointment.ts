import { appointmentRequest, type AppointmentRequest } from "@thodu/domain/appointments/model";

/** A therapist and a time, as the server has assigned them. */
export interface Confirmed {
  readonly state: "confirmed";
  readonly id: string;
  readonly createdAt: number;
  readonly doctor: string;
  /** Where our team writes to. */
  readonly email: string;
  readonly startsAt: number;
  /** '06:30 PM', in India. */
  readonly time: string | null;
  /** The address, and until when it has to be answered from there; null where that is not asked. */
  readonly toKeep: { readonly email: string; readonly until: number } | null;
}

/** A request as this screen shows it; `no-slot` still waits, and a person of the team looks after it. */
export type Appointment =
  | Confirmed
  | {
      /** `by-team`: its claim on the free session stands, so that another one is found by the team. */
      readonly state: "pending" | "no-slot" | "cancelled" | "by-team";
      readonly id: string;
      readonly createdAt: number;
    };

interface Stored {
  readonly id: string;
  readonly data: unknown;
}

function shown(
  id: string,
  { status, createdAt, doctor, slotAt, time, noSlot, email, keepUntil, closedByTeam }: AppointmentRequest,
): Appointment | null {
  if (status === "done") return null;
  if (status === "cancelled") return { state: closedByTeam ? "by-team" : "cancelled", id, createdAt };
  if (status === "confirmed" && doctor !== null && slotAt !== null) {
    const toKeep = keepUntil === null ? null : { email, until: keepUntil };
    return { state: "confirmed", id, createdAt, doctor, email, startsAt: slotAt, time, toKeep };
  }
  return { state: noSlot ? "no-slot" : "pending", id, createdAt };
}

/** The newest request of a person, as it is shown; null without one, and once it is over. */
export function newest(documents: readonly Stored[]): Appointment | null {
  const read = documents.flatMap(({ id, data }) => {
    const parsed = appointmentRequest.safeParse(data);
    return parsed.success ? [{ id, request: parsed.data }] : [];
  });
  const [last] = read.sort((a, b) => b.request.createdAt - a.request.createdAt);
  return last ? shown(last.id, last.request) : null;
}
