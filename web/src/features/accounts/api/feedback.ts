import type { Output } from "@thodu/domain/contracts";
import { attemptEnded, attemptId } from "../../../lib/attempt";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";

const FORM = "feedback";

/** Sends feedback to the team. A visitor without an account becomes a guest. */
export async function submitFeedback(text: string): Promise<Reply<Output<"submitFeedback">>> {
  // If this fails, the call fails too, with a message.
  await ensureGuest().catch(() => null);
  const reply = await call("submitFeedback", { feedbackId: attemptId(FORM, text), text, locale: current });
  if (reply.ok) attemptEnded(FORM);
  return reply;
}
