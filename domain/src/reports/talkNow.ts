import type { Call } from "../calls/model";
import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** The present state of the talk between a person and their listener. */
interface TalkNow {
  /** The present listener; null if there is none. */
  readonly listener: string | null;
  readonly status: Conversation["status"] | null;
  /** When it ended, if `status` is `closed`. */
  readonly endedAt: Millis | null;
  /** Whether this is about the call, as the later of the two, and not about the chat. */
  readonly inCall: boolean;
}

const NONE: TalkNow = { listener: null, status: null, endedAt: null, inCall: false };

type Chat = Pick<Conversation, "status" | "volunteerId" | "endedAt">;

const inChat = (chat: Chat | null): TalkNow =>
  chat === null
    ? NONE
    : {
        listener: chat.status === "active" ? chat.volunteerId : null,
        status: chat.status,
        endedAt: chat.status === "closed" ? chat.endedAt : null,
        inCall: false,
      };

/**
 * The present state for a person for whom a supervisor was called, from their chat and the call of the case. A running
 * call comes first. An ended one counts if no chat was later: the chat may have ended long before the call.
 */
export function talkNow(chat: Chat | null, call: Pick<Call, "status" | "volunteerId" | "endedAt"> | null): TalkNow {
  const now = inChat(chat);
  if (call?.status === "active") return { listener: call.volunteerId, status: "active", endedAt: null, inCall: true };
  const isOver = now.status === null || now.status === "closed";
  const endedAt = call?.status === "ended" ? call.endedAt : null;
  return isOver && endedAt !== null && endedAt > (now.endedAt ?? 0)
    ? { listener: null, status: "closed", endedAt, inCall: true }
    : now;
}
