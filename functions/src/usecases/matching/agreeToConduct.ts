import type { Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { QueueStore } from "./ports";

/** Stores that a listener has read the checklist and agrees; repeating it only renews the date. */
export async function agreeToConduct(
  { queue }: { readonly queue: QueueStore },
  actor: Actor,
): Promise<Outcome<"agreeToConduct">> {
  await queue.agree(actor.uid);
  return ok({});
}
