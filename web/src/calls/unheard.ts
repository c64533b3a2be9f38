import type { Input } from "@thodu/domain/contracts";
import { call } from "../lib/callables";

const AGAIN_MS = 2_000;

/** Calls that are to end without anybody waiting for it. */
const ending = new Set<string>();

/** The optional input of `endCall`. */
export type More = Omit<Input<"endCall">, "callId">;

/** Ends a call that may be on without this page knowing, as soon as the network is back. `page`: unless it was taken on another. */
export async function endUnheard(callId: string, more: More = {}): Promise<void> {
  ending.add(callId);
  const reply = await call("endCall", { callId, ...more });
  if (reply.ok || !reply.retryable) ending.delete(callId);
  else setTimeout(() => ending.has(callId) && void endUnheard(callId, more), AGAIN_MS);
}

/** A call that is taken after all is not ended. */
export const wantAgain = (callId: string): void => void ending.delete(callId);
