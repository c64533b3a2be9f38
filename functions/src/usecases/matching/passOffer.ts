import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { withPass } from "@thodu/domain/matching/offers";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { World } from "../ports";
import type { QueueStore } from "./ports";

type Answered = Result<Output<"passOffer">, Failure<ReasonOf<"passOffer">>>;

/** The listener does not take this person now; the offer goes on. */
export async function passOffer(
  { world, queue }: { readonly world: World; readonly queue: QueueStore },
  actor: Actor,
  { conversationId }: Input<"passOffer">,
): Promise<Answered> {
  return guarded<Output<"passOffer">, Failure<ReasonOf<"passOffer">>>(world, async () => {
    const seen = await queue.find(conversationId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    if (seen.value.offer?.to !== actor.uid) return ok({});
    const passed = withPass(seen.value, actor.uid, world.now());
    return (await queue.withdraw(seen, { customerId: conversationId, passed })) === "stored" ? ok({}) : "conflict";
  });
}
