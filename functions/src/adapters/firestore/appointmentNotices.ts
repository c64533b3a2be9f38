import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import type { Change } from "../../store/changes";
import { versionName } from "../../store/versions";
import type { Versioned } from "../../usecases/chat/ports";
import { noticeChange } from "./outbox";

/** Tells of what may happen to an appointment more than once, each time: the guard of its write lets one through from here. */
export const toldEachTime = (
  kind: "appointment-confirmed" | "appointment-moved" | "appointment-meeting" | "appointment-cancelled",
  appointmentId: string,
  { value, version }: Versioned<AppointmentRequest>,
): Change => noticeChange(value.userId, `${kind}_${appointmentId}_${versionName(version)}`, kind);
