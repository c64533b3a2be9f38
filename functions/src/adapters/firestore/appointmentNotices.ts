import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import type { Change } from "../../store/changes";
import { versionName } from "../../store/versions";
import type { Versioned } from "../../usecases/chat/ports";
import { noticeChange } from "./outbox";

type Told = "held" | "confirmed" | "moved" | "meeting" | "cancelled" | "given-up";

/** Tells of what may happen to an appointment more than once, each time: the guard of its write lets one through from here. */
export const toldEachTime = (
  kind: `appointment-${Told}`,
  appointmentId: string,
  { value, version }: Versioned<AppointmentRequest>,
): Change => noticeChange(value.userId, `${kind}_${appointmentId}_${versionName(version)}`, kind);

/** The same where there may be nothing to tell. */
export const toldIfAny = (
  kind: `appointment-${Told}` | null,
  appointmentId: string,
  seen: Versioned<AppointmentRequest>,
): readonly Change[] => (kind === null ? [] : [toldEachTime(kind, appointmentId, seen)]);
