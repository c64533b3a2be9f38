import type { Call } from "./model";

/** Why a listener did not take a call that rang at them; `unknown` if nothing certain can be said. */
export type MissedWhy = "hung-up" | "lost" | "unanswered" | "unknown";

/** Why `uid` did not take a call, by its record after it has stopped ringing at them. */
export function whyMissed(
  { volunteerId, status, endedBy }: Pick<Call, "volunteerId" | "status" | "endedBy">,
  uid: string,
): MissedWhy {
  // It went on to the next listener, or to none, since this one did not answer.
  if (volunteerId !== uid || status === "missed") return "unanswered";
  if (status !== "cancelled") return "unknown";
  return endedBy === "lost" ? "lost" : "hung-up";
}
