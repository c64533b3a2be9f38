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

/** What is told of an hour that it has got: while somebody has to keep it, it is not confirmed yet. */
export const bookedKind = (keepUntil: number | null): "appointment-held" | "appointment-confirmed" =>
  keepUntil === null ? "appointment-confirmed" : "appointment-held";

/** That it is confirmed once it was kept; where it has no hour yet, that is told with the hour. */
export const keptNotices = (appointmentId: string, seen: Versioned<AppointmentRequest>): readonly Change[] =>
  seen.value.status === "confirmed" && seen.value.keepUntil !== null
    ? [toldEachTime("appointment-confirmed", appointmentId, seen)]
    : [];

/** That it was given up; of one that somebody else had named their address for, nothing. */
export const releasedNotices = (
  why: "not-kept" | "not-me" | "by-person",
  appointmentId: string,
  seen: Versioned<AppointmentRequest>,
): readonly Change[] =>
  why === "not-me"
    ? []
    : [toldEachTime(why === "by-person" ? "appointment-given-up" : "appointment-cancelled", appointmentId, seen)];
