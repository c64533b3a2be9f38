import type { Output } from "@thodu/domain/contracts";
import { attemptEnded, attemptId } from "../../../lib/attempt";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";

const FORM = "support";

/**
 * Sends a question to the team. A visitor without an account becomes a guest, so that the answer can be shown to them.
 */
export async function contactSupport(message: string): Promise<Reply<Output<"contactSupport">>> {
  // If this fails, the call fails too, with a message.
  await ensureGuest().catch(() => null);
  const reply = await call("contactSupport", { requestId: attemptId(FORM, message), message, locale: current });
  if (reply.ok) attemptEnded(FORM);
  return reply;
}
