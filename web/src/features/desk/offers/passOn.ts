import { backoff } from "@thodu/domain/backoff";
import { SECOND, type Millis } from "@thodu/domain/time";
import { serverNow } from "../../../lib/serverClock";
import { passOffer } from "../api";

/** Passes an offer on to a colleague. Retries until the server has it, or until the offer is over. */
export async function passOn(conversationId: string, expiresAt: Millis): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const reply = await passOffer(conversationId);
    if (reply.ok || !reply.retryable) return;
    const wait = Math.max(backoff(tries, Math.random()), (reply.details.retryAfterSeconds ?? 0) * SECOND);
    if (serverNow() + wait >= expiresAt) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
