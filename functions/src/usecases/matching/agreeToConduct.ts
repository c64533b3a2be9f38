import type { Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { QueueStore } from "./ports";

/** Keeps that a listener has read the checklist and agrees; agreeing again only renews the date. */
export async function agreeToConduct(
  { queue }: { readonly queue: QueueStore },
  actor: Actor,
): Promise<Result<Output<"agreeToConduct">, Failure<ReasonOf<"agreeToConduct">>>> {
  await queue.agree(actor.uid);
  return ok({});
}
