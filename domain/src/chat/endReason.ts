import type { Conversation } from "./model";

/** In the audit log: the person ended it while they waited for a listener. */
export const LEFT_QUEUE = "queue";

/** In the audit log: a colleague took over somebody in a crisis whose listener did not answer. */
export const UNANSWERED = "crisis.unanswered";

/** What the audit log keeps of an end: the outcome that a listener chose, or that the person was still waiting. */
export function endReason(
  side: "customer" | "volunteer",
  status: Conversation["status"],
  outcome: string | undefined,
): string {
  if (side === "volunteer") return outcome ?? "";
  return status === "waiting" ? LEFT_QUEUE : "";
}
