import type { Answer, Unsent } from '@thodu/domain/chat/outbox';
import type { Risk } from '@thodu/domain/safety/levels';
import { call } from '../../lib/callables';

export const claim = (conversationId: string, takeOver?: { readonly reason: string }) =>
  call('claimConversation', { conversationId, ...(takeOver ? { takeOver: true, reason: takeOver.reason } : {}) });

export const passOffer = (conversationId: string) => call('passOffer', { conversationId });

export const release = (conversationId: string) => call('releaseConversation', { conversationId });

/** How grave the conversation is, as its listener sees it. */
export const setRisk = (conversationId: string, level: Risk) => call('setRisk', { conversationId, level });

export const end = (conversationId: string) => call('endConversation', { conversationId });

/** Sends a listener's message; the server refuses it when the conversation is no longer theirs. */
export const replyIn =
  (conversationId: string) =>
  async ({ id, text }: Unsent): Promise<Answer> => {
    const reply = await call('sendMessage', { messageId: id, text, conversationId });
    if (reply.ok) return { ok: true };
    return { ok: false, reason: reply.reason, retryable: reply.retryable, retryAfterSeconds: reply.details.retryAfterSeconds ?? null };
  };
