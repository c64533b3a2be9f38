import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { withPass } from "@thodu/domain/matching/offers";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

/** The listener does not take this person now; the offer goes on to others. */
export async function passOffer(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: QueueStore },
  actor: Actor,
  { conversationId }: Input<"passOffer">,
): Promise<Outcome<"passOffer">> {
  return retryOnConflict<Outcome<"passOffer">>(runtime, async () => {
    const seen = await queue.find(conversationId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    if (seen.value.offer?.to !== actor.uid) return ok({});
    const passed = withPass(seen.value, actor.uid, runtime.now());
    return (await queue.withdraw(seen, { customerId: conversationId, passed })) === "stored" ? ok({}) : "conflict";
  });
}
