import type { AppointmentRequest } from "./model";

/** A day, YYYY-MM-DD in Asia/Kolkata, and a therapist by the name that people are told. */
interface Given {
  readonly date: string;
  readonly doctor: string;
}

const PART = String.raw`(\d{4}-\d\d-\d\d) ([^>]+)`;
const GIVEN = new RegExp(`^(?:${PART} > )?${PART}$`);

const written = ({ date, doctor }: Given): string => `${date} ${doctor.replaceAll(">", "")}`;

/** The audit log's reason for giving a request an appointment, or for moving it to another day or therapist. */
export const givenReason = (
  { date, therapistId, doctor }: Pick<AppointmentRequest, "date" | "therapistId" | "doctor">,
  now: Given,
): string =>
  therapistId === null || date === null
    ? written(now)
    : `${written({ date, doctor: doctor ?? therapistId })} > ${written(now)}`;

/** Reads that reason back; null for lines from before it was stored. */
export function readGiven(reason: string): { readonly before: Given | null; readonly now: Given } | null {
  const [found, beforeDate, beforeDoctor, date = "", doctor = ""] = GIVEN.exec(reason) ?? [];
  if (found === undefined) return null;
  const hasBefore = beforeDate !== undefined && beforeDoctor !== undefined;
  return { before: hasBefore ? { date: beforeDate, doctor: beforeDoctor } : null, now: { date, doctor } };
}
