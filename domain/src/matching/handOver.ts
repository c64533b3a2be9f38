import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** Whether a listener asks a colleague by name to go on with a person, who stays with them until that one accepts. */
export const isHandedOver = ({ status, offer }: Pick<Conversation, "status" | "offer">, now: Millis): boolean =>
  status === "active" && offer?.handOver === true && offer.expiresAt > now;

/** Whether the person's listener asks `uid` to go on with them. */
export const isHandedTo = (talk: Pick<Conversation, "status" | "offer">, uid: string, now: Millis): boolean =>
  talk.offer?.to === uid && isHandedOver(talk, now);
