import { call, type Reply } from "../../lib/callables";
import { current } from "../../lib/locale";
import { ensureGuest } from "../../lib/session";
import { HELP, kept } from "../../lib/storage";

/** The place counts from 1; 0 if there is none. */
type Place = Reply<{ readonly position: number }>;

/** Marks a request that the server has stored. */
const STORED = "stored";

/** The request that this person made in this tab and that may still wait; null without one. */
export function madeRequest(uid: string): string | null {
  const [by, requestId] = kept.get(HELP)?.split(" ") ?? [];
  return by === uid ? (requestId ?? null) : null;
}

/** Whether the server has the request. */
export const isStored = (): boolean => kept.get(HELP)?.split(" ")[2] === STORED;

/** Deletes the request, so that the next one is new. */
export const forgetRequest = (): void => kept.remove(HELP);

/** Gives up the place in the queue. */
export const leaveQueue = (uid: string): Promise<Reply<object>> => call("endConversation", { conversationId: uid });

/**
 * Puts the person into the listeners' queue; uses the request of this tab if there is one. A visitor without an account
 * becomes a guest.
 */
export async function requestHelp(freshId: string): Promise<Place> {
  // If this fails, the call fails too, with a message.
  const uid = await ensureGuest().catch(() => null);
  const requestId = (uid === null ? null : madeRequest(uid)) ?? freshId;
  if (uid !== null) kept.set(HELP, `${uid} ${requestId}`);
  return ask(requestId);
}

/** The present place: of this tab's request, which may not have arrived yet, or of a talk that was begun elsewhere. */
export async function askPlace(uid: string): Promise<Place> {
  const requestId = madeRequest(uid);
  if (requestId !== null) return ask(requestId);
  const reply = await call("readQueue", {});
  return reply.ok ? { ok: true, value: { position: reply.value.position ?? 0 } } : reply;
}

async function ask(requestId: string): Promise<Place> {
  const reply = await call("requestHelp", { requestId, locale: current });
  const made = kept.get(HELP);
  if (reply.ok && made !== null && !isStored()) kept.set(HELP, `${made} ${STORED}`);
  if (!reply.ok && !reply.retryable) forgetRequest();
  return reply;
}
