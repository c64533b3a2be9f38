import type { AppointmentRequest } from "./model";

/** A day of the service, YYYY-MM-DD in Asia/Kolkata, with a therapist as people are told their name. */
interface Given {
  readonly date: string;
  readonly doctor: string;
}

const PART = String.raw`(\d{4}-\d\d-\d\d) ([^>]+)`;
const GIVEN = new RegExp(`^(?:${PART} > )?${PART}$`);

const written = ({ date, doctor }: Given): string => `${date} ${doctor.replaceAll(">", "")}`;

/** What the audit log keeps of an appointment that is given to a request, or moved from its day and therapist. */
export const givenReason = (
  { date, therapistId, doctor }: Pick<AppointmentRequest, "date" | "therapistId" | "doctor">,
  now: Given,
): string =>
  therapistId === null || date === null
    ? written(now)
    : `${written({ date, doctor: doctor ?? therapistId })} > ${written(now)}`;

/** Reads it back; null for lines of before it was kept. */
export function readGiven(reason: string): { readonly before: Given | null; readonly now: Given } | null {
  const [found, beforeDate, beforeDoctor, date = "", doctor = ""] = GIVEN.exec(reason) ?? [];
  if (found === undefined) return null;
  const hasBefore = beforeDate !== undefined && beforeDoctor !== undefined;
  return { before: hasBefore ? { date: beforeDate, doctor: beforeDoctor } : null, now: { date, doctor } };
}
