import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** Whether the colleague whom a leaving listener named for this person may still answer. */
export const isHandedOver = ({ status, offer }: Pick<Conversation, "status" | "offer">, now: Millis): boolean =>
  status === "waiting" && offer?.handOver === true && offer.expiresAt > now;
