import { remainingMessages } from "./limits";
import { VOLUNTEER, type ChatMessage } from "./model";
import type { SendFacts } from "./send";

/** The answer to a send, the same for every repeat of the message. `remaining` is null if no limit applies. */
export interface SendReply {
  readonly messageId: string;
  readonly remaining: number | null;
  readonly locked: boolean;
}

export const replyFor = (
  messageId: string,
  ownMessageCount: number,
  isUnlimited: boolean,
  grace: number,
): SendReply => {
  const remaining = remainingMessages(ownMessageCount, isUnlimited, grace);
  return { messageId, remaining, locked: remaining === 0 };
};

/** The reply to a repeat of the stored message; null if the stored message is another one. */
export function replyToRepeat(
  facts: Pick<SendFacts, "side" | "customerId" | "messageId" | "text" | "replyTo">,
  stored: ChatMessage,
  replyOf: (ownMessageNumber: number) => SendReply,
): SendReply | null {
  const sameSender =
    facts.side.role === "customer"
      ? stored.sender === facts.customerId
      : stored.volunteerId === facts.side.uid && stored.sender === VOLUNTEER;
  if (!sameSender || stored.text !== facts.text || (stored.replyTo ?? null) !== facts.replyTo) return null;
  return stored.ownMessageNumber === null
    ? { messageId: facts.messageId, remaining: null, locked: false }
    : replyOf(stored.ownMessageNumber);
}
