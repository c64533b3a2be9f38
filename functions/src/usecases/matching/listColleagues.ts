import type { Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import { isFree } from "@thodu/domain/matching/offers";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { World } from "../ports";
import type { QueueStore } from "./ports";

type Answered = Result<Output<"listColleagues">, Failure<ReasonOf<"listColleagues">>>;

/** Colleagues who could take somebody right now. */
export async function listColleagues(
  { world, queue }: { readonly world: World; readonly queue: QueueStore },
  actor: Actor,
): Promise<Answered> {
  const now = world.now();
  const free = (await queue.atDesk()).listeners.filter(({ value }) => value.uid !== actor.uid && isFree(value, now));
  return ok({ colleagues: free.map(({ value: { uid, name } }) => ({ uid, name })) });
}
