import type { Output } from "@thodu/domain/contracts";
import { attemptEnded, attemptId } from "../../../lib/attempt";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";

const FORM = "support";

/** Asks the team; whoever has no account becomes a guest, so that the answer finds them. */
export async function contactSupport(message: string): Promise<Reply<Output<"contactSupport">>> {
  // When this fails, so does the call, and says why.
  await ensureGuest().catch(() => null);
  const reply = await call("contactSupport", { requestId: attemptId(FORM, message), message, locale: current });
  if (reply.ok) attemptEnded(FORM);
  return reply;
}
