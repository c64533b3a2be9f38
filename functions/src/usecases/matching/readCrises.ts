import type { Input, Outcome } from "@thodu/domain/contracts";
import { longestWait } from "@thodu/domain/matching/whoWaits";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import { heldUnanswered } from "./heldUnanswered";
import type { QueueStore } from "./ports";

type Queue = Pick<QueueStore, "crises" | "heldInCrisis" | "onPhone" | "known">;

/**
 * The people in a crisis who wait, and those whose listener does not answer, without the other figures of `readDesk`:
 * two queries, and more only while somebody waits for an answer, since every admin page asks again and again.
 */
export async function readCrises(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Queue },
  _actor: Actor,
  _input: Input<"readCrises">,
): Promise<Outcome<"readCrises">> {
  const [crises, held] = await Promise.all([queue.crises(), queue.heldInCrisis()]);
  const waits = crises.map(({ value }) => value);
  const longest = longestWait(waits);
  const now = runtime.now();
  const unanswered = await heldUnanswered(queue, held, () => queue.onPhone(), now);
  const [first] = unanswered;
  return ok({
    count: waits.length,
    longest: longest && { uid: longest.uid, alias: longest.alias, waited: Math.max(0, now - longest.since) },
    unanswered: first ? { count: unanswered.length, waited: first.waited } : null,
  });
}
