import { signOf } from "@thodu/domain/matching/gone";
import { ok } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { World } from "../ports";
import type { QueueStore } from "./ports";

interface SignPorts {
  readonly world: World;
  readonly queue: Pick<QueueStore, "find" | "sign">;
}

/** The page of somebody who waits is there: kept now and then, and whoever had gone is back in the queue. */
export async function noteSign({ world, queue }: SignPorts, customerId: string): Promise<void> {
  await guarded(world, async () => {
    const seen = await queue.find(customerId);
    const sign = seen && signOf(seen.value, world.now());
    if (!seen || !sign) return ok(null);
    return (await queue.sign(customerId, seen, sign)) === "stored" ? ok(null) : "conflict";
  });
}
