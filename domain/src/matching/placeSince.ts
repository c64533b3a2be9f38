import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** The place that somebody has or had in the queue; null for who does not wait. */
export const placeSince = ({
  status,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" ? (waitingSince ?? gone?.waitingSince ?? null) : null;
