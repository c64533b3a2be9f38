import type { Output } from "@thodu/domain/contracts";
import { attemptEnded, attemptId } from "../../../lib/attempt";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";

const FORM = "feedback";

/** Tells the team; whoever has no account becomes a guest. */
export async function submitFeedback(text: string): Promise<Reply<Output<"submitFeedback">>> {
  // When this fails, so does the call, and says why.
  await ensureGuest().catch(() => null);
  const reply = await call("submitFeedback", { feedbackId: attemptId(FORM, text), text, locale: current });
  if (reply.ok) attemptEnded(FORM);
  return reply;
}
