import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import type { Change } from "../../store/changes";
import { versionName } from "../../store/versions";
import type { Versioned } from "../../usecases/chat/ports";
import { noticeChange } from "./outbox";

type Told = "held" | "confirmed" | "moved" | "meeting" | "cancelled" | "given-up";

/**
 * A notice of something that may happen to an appointment several times. Each time is told once, as only one write can
 * start from this version.
 */
export const toldEachTime = (
  kind: `appointment-${Told}`,
  appointmentId: string,
  { value, version }: Versioned<AppointmentRequest>,
): Change => noticeChange(value.userId, `${kind}_${appointmentId}_${versionName(version)}`, kind);

/** {@link toldEachTime} if there is a notice; else nothing. */
export const toldIfAny = (
  kind: `appointment-${Told}` | null,
  appointmentId: string,
  seen: Versioned<AppointmentRequest>,
): readonly Change[] => (kind === null ? [] : [toldEachTime(kind, appointmentId, seen)]);
