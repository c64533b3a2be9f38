import type { Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../../lib/callables";
import { current } from "../../lib/locale";
import { ensureGuest } from "../../lib/session";
import { kept } from "../../lib/storage";

const KEY = "thodu.help";

/** The request that this tab made and that may still wait; null without one. */
export const madeRequest = (): string | null => kept.get(KEY);

/** The next request is a new one. */
export const forgetRequest = (): void => kept.remove(KEY);

/** Gives the place in the queue up. */
export const leaveQueue = (uid: string): Promise<Reply<object>> => call("endConversation", { conversationId: uid });

/**
 * Puts the person in the listeners' queue, or asks for the present place when this tab has done so already. Whoever
 * has no account becomes a guest.
 */
export async function requestHelp(): Promise<Reply<Output<"requestHelp">>> {
  // When this fails, so does the call, and says why.
  await ensureGuest().catch(() => null);
  const requestId = madeRequest() ?? crypto.randomUUID();
  kept.set(KEY, requestId);
  const reply = await call("requestHelp", { requestId, locale: current });
  if (!reply.ok && !reply.retryable) forgetRequest();
  return reply;
}
