import type { Input, Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../lib/callables";

const AGAIN_MS = 2_000;

/** Calls that are to end without anybody waiting for it. */
const ending = new Set<string>();

/** The optional input of `endCall`, and who hears its answer: that the server has it, or refuses it for good. */
export type More = Omit<Input<"endCall">, "callId"> & {
  readonly onAnswer?: (reply: Reply<Output<"endCall">>) => void;
};

/** Ends a call that may be on without this page knowing, as soon as the network is back. `page`: unless it was taken on another. */
export async function endUnheard(callId: string, more: More = {}): Promise<void> {
  ending.add(callId);
  const { onAnswer, ...input } = more;
  const reply = await call("endCall", { callId, ...input });
  if (reply.ok || !reply.retryable) {
    ending.delete(callId);
    onAnswer?.(reply);
  } else setTimeout(() => ending.has(callId) && void endUnheard(callId, more), AGAIN_MS);
}

/** A call that is taken after all is not ended. */
export const wantAgain = (callId: string): void => void ending.delete(callId);
