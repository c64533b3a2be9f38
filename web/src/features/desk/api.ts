import type { Answer, Unsent } from "@thodu/domain/chat/outbox";
import type { Risk } from "@thodu/domain/safety/levels";
import type { Output, RawInput } from "@thodu/domain/contracts";
import { call } from "../../lib/callables";

export const claim = (conversationId: string, takeOver?: { readonly reason: string }) =>
  call("claimConversation", { conversationId, ...(takeOver ? { takeOver: true, reason: takeOver.reason } : {}) });

export const passOffer = (conversationId: string) => call("passOffer", { conversationId });

/** So long after a listener has left a conversation, its end is their own, in milliseconds. */
const LEFT_LATELY = 30_000;
/** When this page left which conversation, by the clock of the page. */
const left = new Map<string, number>();

async function leaving<R extends { readonly ok: boolean }>(conversationId: string, answer: Promise<R>): Promise<R> {
  left.set(conversationId, performance.now());
  const reply = await answer;
  if (!reply.ok) left.delete(conversationId);
  return reply;
}

/** Whether this page ends, hands over or returns a conversation, or has just done so. */
export const isLeftHere = (conversationId: string): boolean =>
  performance.now() - (left.get(conversationId) ?? -Infinity) < LEFT_LATELY;

export const release = (input: RawInput<"releaseConversation">) =>
  leaving(input.conversationId, call("releaseConversation", input));

/** How grave the conversation is, as its listener sees it. */
export const setRisk = (conversationId: string, level: Risk) => call("setRisk", { conversationId, level });

export async function end(input: RawInput<"endConversation">) {
  return leaving(input.conversationId, call("endConversation", input));
}

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
