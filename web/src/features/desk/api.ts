import { EARLIER_CLAIM, WAITED_LONG, type Answer, type Unsent } from "@thodu/domain/chat/outbox";
import type { Risk } from "@thodu/domain/safety/levels";
import type { Output, RawInput } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import { call } from "../../lib/callables";
import { leaving } from "./inbox/left";

export const claim = (conversationId: string, takeOver?: { readonly reason: string }) =>
  call("claimConversation", { conversationId, ...(takeOver ? { takeOver: true, reason: takeOver.reason } : {}) });

export const passOffer = (conversationId: string) => call("passOffer", { conversationId });

/** Returns a conversation to the queue, with a note for the next listener. */
export const release = (input: { readonly conversationId: string; readonly note?: string }) =>
  leaving(input.conversationId, () => call("releaseConversation", input));

/** Asks a colleague to go on with a conversation, which stays with the listener until that colleague accepts. */
export const handOver = (input: RawInput<"releaseConversation"> & { readonly to: string }) =>
  call("releaseConversation", input);

/** Sets the level of risk. `saw`: the level that was shown when the listener pressed. */
export const setRisk = (conversationId: string, level: Risk, saw: Risk) =>
  call("setRisk", { conversationId, level, saw });

export const end = (input: RawInput<"endConversation">) =>
  leaving(input.conversationId, () => call("endConversation", input));

/** Tells the team that a conversation was hard. Retries use the same `reportId`. */
export const tellHard = (conversationId: string, reportId: string) =>
  call("reportConversation", { reportId, conversationId, category: "hard" });

export type Ended = Output<"listEnded">["conversations"][number];
export const listEnded = () => call("listEnded", {});

export type Colleague = Output<"listColleagues">["colleagues"][number];
export const colleagues = () => call("listColleagues", {});

export type PrivateNote = Output<"readNotes">["notes"][number];
export type SupervisorCall = NonNullable<Output<"readNotes">["supervisor"]>;
export type KnownReport = NonNullable<Output<"readNotes">["reported"]>[number];
export const readNotes = (conversationId: string) => call("readNotes", { conversationId });
export const addNote = (input: RawInput<"addNote">) => call("addNote", input);

/** A message that could not be sent within this time may be out of date, so its writer has to send it again. */
const SEND_WITHIN = 10 * MINUTE;

/** Why this device does not send a message; null if it does. */
function whyNotSent({ claim: of, at }: Unsent, claimId: string): string | null {
  if (of !== undefined && of !== claimId) return EARLIER_CLAIM;
  return Date.now() - at > SEND_WITHIN ? WAITED_LONG : null;
}

/** Whether a message was refused by this device, not by the server. */
export const isRefusedHere = (reason: string): boolean => reason === EARLIER_CLAIM || reason === WAITED_LONG;

/**
 * The answer for a message that this device does not send. It may be stored already, if only the server's answer was
 * lost.
 */
async function answerUnsent(conversationId: string, id: string, why: string): Promise<Answer> {
  const reply = await call("readHistory", { conversationId });
  if (reply.ok && reply.value.messages.some(({ messageId }) => messageId === id)) return { ok: true };
  // The message may be stored: this is asked again.
  if (!reply.ok && reply.retryable)
    return { ok: false, reason: reply.reason, retryable: true, retryAfterSeconds: null };
  return { ok: false, reason: why, retryable: false, retryAfterSeconds: null };
}

/** Sends a listener's message. The server refuses it once the conversation is no longer theirs. */
export const replyIn =
  (conversationId: string, claimId: string) =>
  async (entry: Unsent): Promise<Answer> => {
    const why = whyNotSent(entry, claimId);
    const { id, text, replyTo } = entry;
    if (why !== null) return answerUnsent(conversationId, id, why);
    const reply = await call("sendMessage", {
      messageId: id,
      text,
      conversationId,
      ...(replyTo !== undefined && { replyTo }),
    });
    if (reply.ok) return { ok: true };
    return {
      ok: false,
      reason: reply.reason,
      retryable: reply.retryable,
      retryAfterSeconds: reply.details.retryAfterSeconds ?? null,
    };
  };
