import { call } from "../lib/callables";

const AGAIN_MS = 2_000;

/** Calls that are to end without anybody waiting for it. */
const ending = new Set<string>();

/** Ends a call that may be on without this page knowing, as soon as the network is back. `page`: unless it was taken on another. */
export async function endUnheard(callId: string, page?: string): Promise<void> {
  ending.add(callId);
  const reply = await call("endCall", { callId, ...(page !== undefined && { page }) });
  if (reply.ok || !reply.retryable) ending.delete(callId);
  else setTimeout(() => ending.has(callId) && void endUnheard(callId, page), AGAIN_MS);
}

/** A call that is taken after all is not ended. */
export const wantAgain = (callId: string): void => void ending.delete(callId);
