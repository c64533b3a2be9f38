import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { decideAvailability } from "@thodu/domain/matching/availability";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { ListenerStore } from "../chat/ports";
import type { World } from "../ports";
import type { QueueStore } from "./ports";

interface AvailabilityPorts {
  readonly world: World;
  readonly listeners: ListenerStore;
  readonly queue: QueueStore;
}

type Answered = Result<Output<"setAvailability">, Failure<ReasonOf<"setAvailability">>>;

/** Keeps a listener's word of themselves, as far as it counts. */
export async function setAvailability(
  { world, listeners, queue }: AvailabilityPorts,
  actor: Actor,
  input: Input<"setAvailability">,
): Promise<Answered> {
  return guarded<Output<"setAvailability">, Failure<ReasonOf<"setAvailability">>>(world, async () => {
    const seen = await listeners.find(actor.uid);
    if (!seen?.value.approved) return fail(refuse("NOT_PERMITTED"));
    const now = world.now();
    const decision = decideAvailability({
      record: seen.value,
      wish: input.availability,
      languages: input.languages ?? null,
      now,
    });
    if ((await queue.setAvailability(actor.uid, seen, decision, now)) === "conflict") return "conflict";
    if (decision.kind === "rest") return ok({ availability: "away", restUntil: decision.restUntil, stretch: 0 });
    return ok({
      availability: decision.availability,
      restUntil: null,
      stretch: decision.stretchSince === null ? 0 : now - decision.stretchSince,
    });
  });
}
