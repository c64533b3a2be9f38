import type { Input, Outcome } from "@thodu/domain/contracts";
import { longestWait } from "@thodu/domain/matching/whoWaits";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

/**
 * The people who wait in a crisis, without the other figures of `readDesk`: one query, since every admin page asks
 * again and again.
 */
export async function readCrises(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Pick<QueueStore, "crises"> },
  _actor: Actor,
  _input: Input<"readCrises">,
): Promise<Outcome<"readCrises">> {
  const waits = (await queue.crises()).map(({ value }) => value);
  const longest = longestWait(waits);
  return ok({
    count: waits.length,
    longest: longest && {
      uid: longest.uid,
      alias: longest.alias,
      waited: Math.max(0, runtime.now() - longest.since),
    },
  });
}
