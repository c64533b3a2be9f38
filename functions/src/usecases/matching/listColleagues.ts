import type { Outcome } from "@thodu/domain/contracts";
import { askedListeners } from "@thodu/domain/matching/asked";
import { isFree } from "@thodu/domain/matching/offers";
import { pausesUntil } from "@thodu/domain/matching/pause";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import type { QueueStore } from "./ports";

/**
 * Colleagues who could take a person now, with their languages, those that they speak a little last, and whether they
 * are being asked about somebody.
 */
export async function listColleagues(
  { runtime, queue }: { readonly runtime: Runtime; readonly queue: Pick<QueueStore, "atDesk" | "candidates"> },
  actor: Actor,
): Promise<Outcome<"listColleagues">> {
  const now = runtime.now();
  // In no language: only the people with an open offer.
  const [{ listeners }, offered] = await Promise.all([queue.atDesk(), queue.candidates(now, [])]);
  const asked = askedListeners(
    offered.map(({ value }) => value),
    now,
  );
  // A listener who pauses is not offered for a hand-over: only the queue asks them, about a crisis that nobody else can
  // take.
  const free = listeners.filter(
    ({ value }) => value.uid !== actor.uid && isFree(value, now) && pausesUntil(value, now) === null,
  );
  return ok({
    colleagues: free.map(({ value: { uid, name, languages, secondLanguages } }) => {
      const about = asked.get(uid);
      return { uid, name, languages: [...new Set([...languages, ...secondLanguages])], ...(about && { asked: about }) };
    }),
  });
}
