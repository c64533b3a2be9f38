import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { withPass } from "@thodu/domain/matching/passes";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

/**
 * The listener does not take this person now: the offer goes on to others, or ends if the person's listener made it.
 * That listener may also end it themselves.
 */
export async function passOffer(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: QueueStore },
  actor: Actor,
  { conversationId }: Input<"passOffer">,
): Promise<Outcome<"passOffer">> {
  return retryOnConflict<Outcome<"passOffer">>(runtime, async () => {
    const seen = await queue.find(conversationId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const { offer, volunteerId } = seen.value;
    const isAsked = offer?.to === actor.uid;
    if (!isAsked && !(offer?.handOver === true && volunteerId === actor.uid)) return ok({});
    const passed = isAsked ? withPass(seen.value, actor.uid, runtime.now()) : seen.value.passed;
    return (await queue.withdraw(seen, { customerId: conversationId, passed })) === "stored" ? ok({}) : "conflict";
  });
}
