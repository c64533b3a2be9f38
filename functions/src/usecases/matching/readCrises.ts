import type { Input, Outcome } from "@thodu/domain/contracts";
import { longestWait, whoIsUnanswered } from "@thodu/domain/matching/whoWaits";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

type Queue = Pick<QueueStore, "crises" | "heldInCrisis" | "onPhone">;

/** People in a crisis whose listener has not answered; calls are read only if one of them may be in one. */
async function unansweredOf(
  queue: Queue,
  held: Awaited<ReturnType<Queue["heldInCrisis"]>>,
  now: Millis,
): Promise<ReturnType<typeof whoIsUnanswered>> {
  const unanswered = whoIsUnanswered(
    held.map(({ value }) => value),
    now,
  );
  if (unanswered.length === 0) return unanswered;
  const onPhone = await queue.onPhone();
  return unanswered.filter(({ uid }) => !onPhone.has(uid));
}

/**
 * The people in a crisis who wait, and those whose listener does not answer, without the other figures of `readDesk`:
 * two queries, since every admin page asks again and again.
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
  const unanswered = await unansweredOf(queue, held, now);
  const [first] = unanswered;
  return ok({
    count: waits.length,
    longest: longest && { uid: longest.uid, alias: longest.alias, waited: Math.max(0, now - longest.since) },
    unanswered: first ? { count: unanswered.length, waited: first.waited } : null,
  });
}
