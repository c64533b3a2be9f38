import { signOf } from "@thodu/domain/matching/gone";
import { ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

interface SignPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find" | "sign">;
}

/**
 * Stores a sign of the page of a person who waits, if the last one is old enough; returns a person who had gone to the
 * queue.
 */
export async function noteSign({ runtime, queue }: SignPorts, customerId: string): Promise<void> {
  await retryOnConflict(runtime, async () => {
    const seen = await queue.find(customerId);
    const sign = seen && signOf(seen.value, runtime.now());
    if (!seen || !sign) return ok(null);
    return (await queue.sign(customerId, seen, sign)) === "stored" ? ok(null) : "conflict";
  });
}
