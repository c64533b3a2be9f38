import type { Outcome } from "@thodu/domain/contracts";
import { isFree } from "@thodu/domain/matching/offers";
import { pausesUntil } from "@thodu/domain/matching/pause";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

/** Colleagues who could take somebody right now, with the languages that they speak, those they speak a little last. */
export async function listColleagues(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Pick<QueueStore, "atDesk"> },
  actor: Actor,
): Promise<Outcome<"listColleagues">> {
  const now = runtime.now();
  // Nobody is handed over to a listener who pauses: only the queue asks them, about a crisis that nobody else can take.
  const free = (await queue.atDesk()).listeners.filter(
    ({ value }) => value.uid !== actor.uid && isFree(value, now) && pausesUntil(value, now) === null,
  );
  return ok({
    colleagues: free.map(({ value: { uid, name, languages, secondLanguages } }) => ({
      uid,
      name,
      languages: [...new Set([...languages, ...secondLanguages])],
    })),
  });
}
