import type { Millis } from "../time";
import type { AppointmentRequest } from "./model";
import { APPOINTMENT_LENGTH } from "./slots";

type State = Pick<AppointmentRequest, "status" | "slotAt">;

/** Whether a request has a time, and that is not over at `now`. */
export const isBooked = ({ status, slotAt }: State, now: Millis): boolean =>
  status === "confirmed" && slotAt !== null && slotAt + APPOINTMENT_LENGTH > now;

/** A person's open requests: those that have a time, by that, and then those that wait for one. */
export const openRequests = <R extends State>(requests: readonly R[], now: Millis): readonly R[] => {
  const booked = requests.filter((one) => isBooked(one, now));
  return [
    ...booked.toSorted((a, b) => (a.slotAt ?? 0) - (b.slotAt ?? 0)),
    ...requests.filter(({ status }) => status === "pending"),
  ];
};
