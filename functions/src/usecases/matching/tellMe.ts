import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { promiseFrom } from "@thodu/domain/matching/tellMe";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { QueueStore, TellStore } from "./ports";

interface TellPorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find">;
  readonly tells: Pick<TellStore, "promise" | "newestDevice">;
}

/**
 * Promises the caller a notice of their turn, or withdraws the promise. Refused if no notice could reach the caller.
 */
export async function tellMe(
  { runtime, queue, tells }: TellPorts,
  actor: Actor,
  input: Input<"tellMe">,
): Promise<Outcome<"tellMe">> {
  const asked = input.ways;
  // The caller's page has just added the device on which they ask.
  const device = asked?.push === true ? await tells.newestDevice(actor.uid) : null;
  const ways = asked && { push: asked.push, email: asked.email ?? null, ...(device !== null && { device }) };
  if (ways?.push === true && device === null) return fail(refuse("INVALID_INPUT", { fields: ["ways.push"] }));
  if (ways && !ways.push && ways.email === null) return fail(refuse("INVALID_INPUT", { fields: ["ways"] }));
  return retryOnConflict<Outcome<"tellMe">>(runtime, async () => {
    const seen = await queue.find(actor.uid);
    const promise = seen && promiseFrom(seen.value, runtime.now());
    if (!seen || (ways && !promise)) return ways ? fail(refuse("NOT_FOUND")) : ok({ until: null });
    const next = ways && promise;
    if (next === null && seen.value.tellMe === null) return ok({ until: null });
    return (await tells.promise(actor.uid, seen, next, ways)) === "stored"
      ? ok({ until: next?.until ?? null })
      : "conflict";
  });
}
