import type { Appointment, Confirmed, Waiting } from "./appointment";

export type Open = Confirmed | Waiting;

export const isWaiting = (one: Appointment | undefined): one is Waiting =>
  one?.state === "pending" || one?.state === "no-slot";

/** The requests without a time, and those whose time is not over. */
export const openOf = (requests: readonly Appointment[], now: number): readonly Open[] =>
  requests.filter((one): one is Open => isWaiting(one) || (one.state === "confirmed" && one.endsAt > now));
