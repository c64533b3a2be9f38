import type { SawRequest } from "@thodu/domain/appointments/adminForms";
import * as t from "@messages/adminAppointments";
import { loadFirestore } from "../../../lib/firebase";
import { momentInIndia } from "../../../lib/time";
import type { Request } from "../api/appointments";

/** The fields of a request by which the server sees whether somebody else has changed it since this page showed it. */
export const sawOf = ({ status, therapistId, date }: Request): SawRequest => ({ status, therapistId, date });

const isSame = (a: SawRequest, b: SawRequest): boolean =>
  a.status === b.status && a.therapistId === b.therapistId && a.date === b.date;

/** The request as it is after a refusal; null if it can't be read, or is gone. */
export async function readNow(id: string): Promise<Request | null> {
  try {
    const [{ requestNow }] = await Promise.all([import("../api/appointments"), loadFirestore()]);
    return await requestNow(id);
  } catch {
    return null;
  }
}

/**
 * What somebody else has changed in the request meanwhile, in words. Names the way to meet if nothing else has changed
 * since `before`.
 */
export function overtakenWords(now: Request | null, before?: Request): string {
  if (now === null) return t.overtaken.unread;
  if (before && now.meeting !== before.meeting && isSame(sawOf(now), sawOf(before)))
    return t.overtakenMeeting(now.meeting === null ? t.meetingUnsaid : t.meets(now.meeting));
  if (now.status !== "confirmed") return t.overtaken[now.status];
  return t.overtaken.confirmed(
    now.doctor === null || now.slotAt === null ? t.states.confirmed : t.slot(now.doctor, momentInIndia(now.slotAt)),
  );
}
