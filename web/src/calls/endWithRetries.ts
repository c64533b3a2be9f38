import type { Input, Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../lib/callables";

const RETRY_MS = 2_000;

/** The calls that are still being ended in the background. */
const ending = new Set<string>();

/**
 * The optional input of `endCall`, and a callback for its answer: that the call is ended, or that ending it is refused
 * for good.
 */
export type More = Omit<Input<"endCall">, "callId"> & {
  readonly onAnswer?: (reply: Reply<Output<"endCall">>) => void;
};

/**
 * Ends a call that may be on without this page knowing, as soon as the network is back. With `page`, only if it was not
 * answered on another page.
 */
export async function endWithRetries(callId: string, more: More = {}): Promise<void> {
  ending.add(callId);
  const { onAnswer, ...input } = more;
  const reply = await call("endCall", { callId, ...input });
  if (reply.ok || !reply.retryable) {
    ending.delete(callId);
    onAnswer?.(reply);
  } else setTimeout(() => ending.has(callId) && void endWithRetries(callId, more), RETRY_MS);
}

/** Keeps a call from being ended if it is answered after all. */
export const wantAgain = (callId: string): void => void ending.delete(callId);
