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

/** The notice of a booked hour: confirmed, or held until its person keeps it by the link in the e-mail. */
export const bookedKind = (keepUntil: number | null): "appointment-held" | "appointment-confirmed" =>
  keepUntil === null ? "appointment-confirmed" : "appointment-held";

/** Tells a person who has kept their appointment that it is confirmed. Without an hour nothing is told before it has one. */
export const keptNotices = (appointmentId: string, seen: Versioned<AppointmentRequest>): readonly Change[] =>
  seen.value.status === "confirmed" && seen.value.keepUntil !== null
    ? [toldEachTime("appointment-confirmed", appointmentId, seen)]
    : [];

/** Tells that an appointment was cancelled, or given up by its person. After `not-me` nobody is told. */
export const releasedNotices = (
  why: "not-kept" | "not-me" | "by-person",
  appointmentId: string,
  seen: Versioned<AppointmentRequest>,
): readonly Change[] =>
  why === "not-me"
    ? []
    : [toldEachTime(why === "by-person" ? "appointment-given-up" : "appointment-cancelled", appointmentId, seen)];
