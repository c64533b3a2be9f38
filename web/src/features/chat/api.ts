import type { Answer, Unsent } from "@thodu/domain/chat/outbox";
import { call } from "../../lib/callables";
import { current } from "../../lib/locale";

/**
 * Sends a message of the customer. The conversation is named, so that a message can never be sent as somebody else's.
 * `onLeft` gets the number of free messages that the server says are left: null if no limit applies.
 */
export const sendAs =
  (uid: string, onLeft: (freeMessages: number | null) => void) =>
  async ({ id, text, replyTo }: Unsent): Promise<Answer> => {
    const reply = await call("sendMessage", {
      messageId: id,
      text,
      conversationId: uid,
      locale: current,
      ...(replyTo !== undefined && { replyTo }),
    });
    if (reply.ok) {
      onLeft(reply.value.remaining);
      return { ok: true };
    }
    return {
      ok: false,
      reason: reply.reason,
      retryable: reply.retryable,
      retryAfterSeconds: reply.details.retryAfterSeconds ?? null,
    };
  };

/** Sends the person's answer to the question of an alarm. */
export const answerAlarm = (inDanger: boolean) => call("answerAlarm", { inDanger });

export const endConversation = (uid: string) => call("endConversation", { conversationId: uid });
