import { call, type Reply } from "../../lib/callables";
import { current } from "../../lib/locale";
import { ensureGuest } from "../../lib/session";
import { HELP, kept } from "../../lib/storage";

/** The place from 1; 0 without one. */
type Place = Reply<{ readonly position: number }>;

/** After a request that has arrived. */
const STORED = "stored";

/** The request that this person made in this tab and that may still wait; null without one. */
export function madeRequest(uid: string): string | null {
  const [by, requestId] = kept.get(HELP)?.split(" ") ?? [];
  return by === uid ? (requestId ?? null) : null;
}

/** Whether the server has it. */
export const isStored = (): boolean => kept.get(HELP)?.split(" ")[2] === STORED;

/** The next request is a new one. */
export const forgetRequest = (): void => kept.remove(HELP);

/** Gives the place in the queue up. */
export const leaveQueue = (uid: string): Promise<Reply<object>> => call("endConversation", { conversationId: uid });

/** Puts the person in the listeners' queue, by this request if none is on its way. Whoever has no account becomes a guest. */
export async function requestHelp(freshId: string): Promise<Place> {
  // When this fails, so does the call, and says why.
  const uid = await ensureGuest().catch(() => null);
  const requestId = (uid === null ? null : madeRequest(uid)) ?? freshId;
  if (uid !== null) kept.set(HELP, `${uid} ${requestId}`);
  return ask(requestId);
}

/** The present place: of the request of this tab, which may not have arrived yet, or of a talk that was begun elsewhere. */
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
