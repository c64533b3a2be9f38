import type { Answer, Unsent } from "@thodu/domain/chat/outbox";
import type { Risk } from "@thodu/domain/safety/levels";
import type { Output, RawInput } from "@thodu/domain/contracts";
import { call } from "../../lib/callables";

export const claim = (conversationId: string, takeOver?: { readonly reason: string }) =>
  call("claimConversation", { conversationId, ...(takeOver ? { takeOver: true, reason: takeOver.reason } : {}) });

export const passOffer = (conversationId: string) => call("passOffer", { conversationId });

export const release = (input: RawInput<"releaseConversation">) => call("releaseConversation", input);

/** How grave the conversation is, as its listener sees it. */
export const setRisk = (conversationId: string, level: Risk) => call("setRisk", { conversationId, level });

/** Conversations that this page ends, or has ended, itself. */
const ending = new Set<string>();

export async function end(input: RawInput<"endConversation">) {
  ending.add(input.conversationId);
  const reply = await call("endConversation", input);
  if (!reply.ok) ending.delete(input.conversationId);
  return reply;
}

/** Whether a conversation that is over was ended by this page. */
export const isEndedHere = (conversationId: string): boolean => ending.has(conversationId);
/** The next end may be somebody else's. */
export const forgetEnd = (conversationId: string): void => void ending.delete(conversationId);

/** A listener tells the team that a conversation was hard. */
export const tellHard = (conversationId: string) =>
  call("reportConversation", { reportId: crypto.randomUUID(), conversationId, category: "hard" });

/** Calls the team beside a crisis; the same `reportId` over every try makes one case. */
export const askSupervisor = (conversationId: string, reportId: string) =>
  call("reportConversation", { reportId, conversationId, category: "supervisor" });

export type Ended = Output<"listEnded">["conversations"][number];
export const listEnded = () => call("listEnded", {});

export type Colleague = Output<"listColleagues">["colleagues"][number];
export const colleagues = () => call("listColleagues", {});

export type PrivateNote = Output<"readNotes">["notes"][number];
export const readNotes = (conversationId: string) => call("readNotes", { conversationId });
export const addNote = (input: RawInput<"addNote">) => call("addNote", input);

/** Sends a listener's message; the server refuses it when the conversation is no longer theirs. */
export const replyIn =
  (conversationId: string) =>
  async ({ id, text, replyTo }: Unsent): Promise<Answer> => {
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
