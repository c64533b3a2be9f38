import type { Millis } from "../time";
import type { AppointmentRequest } from "./model";
import { APPOINTMENT_LENGTH } from "./slots";

type Timed = Pick<AppointmentRequest, "status" | "slotAt">;

/**
 * The times that a person's requests have, apart from the request `except`. One that took place counts, as an admin can
 * open it again.
 */
export const timesOf = (
  requests: readonly { readonly id: string; readonly value: Timed }[],
  except: string,
): readonly Millis[] =>
  requests.flatMap(({ id, value: { status, slotAt } }) =>
    id !== except && (status === "confirmed" || status === "done") && slotAt !== null ? [slotAt] : [],
  );

/** Whether an appointment at `at` overlaps with none of these times. */
export const isFreeAt = (at: Millis, times: readonly Millis[]): boolean =>
  times.every((time) => Math.abs(time - at) >= APPOINTMENT_LENGTH);
