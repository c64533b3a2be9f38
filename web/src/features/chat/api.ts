import type { Answer, Unsent } from "@thodu/domain/chat/outbox";
import { call } from "../../lib/callables";
import { current } from "../../lib/locale";

/**
 * Sends a message of the customer. The conversation is named, so that it can never go out as somebody else's. What is
 * left of the free messages is what the server answers: null where no limit holds.
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

/** What the person says to the question of an alarm. */
export const answerAlarm = (inDanger: boolean) => call("answerAlarm", { inDanger });

export const endConversation = (uid: string) => call("endConversation", { conversationId: uid });
