import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** Whether the person was handed over to a named colleague who can still accept. */
export const isHandedOver = ({ status, offer }: Pick<Conversation, "status" | "offer">, now: Millis): boolean =>
  status === "waiting" && offer?.handOver === true && offer.expiresAt > now;
