import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { decideAvailability } from "@thodu/domain/matching/availability";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { ListenerStore } from "../chat/ports";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

interface AvailabilityPorts {
  readonly runtime: Runtime;
  readonly listeners: ListenerStore;
  readonly queue: QueueStore;
}

/** Stores a listener's heartbeat and the availability that the server decides. */
export async function setAvailability(
  { runtime, listeners, queue }: AvailabilityPorts,
  actor: Actor,
  input: Input<"setAvailability">,
): Promise<Outcome<"setAvailability">> {
  return retryOnConflict<Outcome<"setAvailability">>(runtime, async () => {
    const seen = await listeners.find(actor.uid);
    if (!seen?.value.approved) return fail(refuse("NOT_PERMITTED"));
    const now = runtime.now();
    const decision = decideAvailability({
      record: seen.value,
      wish: input.availability,
      beat: input.beat === true,
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
