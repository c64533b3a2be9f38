import { waitsInCrisis } from "@thodu/domain/matching/listenerTimeout";
import { whoIsUnanswered } from "@thodu/domain/matching/whoWaits";
import type { Millis } from "@thodu/domain/time";
import type { AtDesk, QueueStore, VersionedWait } from "./ports";

/**
 * Of the people in a crisis who are `held`: those whom their listener has not answered, in writing or by a call, the
 * longest wait first. The list on Now, its figure and the badge of the menu all come from this. `onPhone` is asked only
 * if somebody waits for an answer.
 */
export async function heldUnanswered(
  queue: Pick<QueueStore, "known">,
  held: readonly VersionedWait[],
  onPhone: () => Promise<AtDesk["onPhone"]>,
  now: Millis,
): Promise<ReturnType<typeof whoIsUnanswered>> {
  const waiting = held.filter(({ value }) => waitsInCrisis(value));
  if (waiting.length === 0) return [];
  const [known, calling] = await Promise.all([queue.known(waiting), onPhone()]);
  return whoIsUnanswered(
    known.map(({ value }) => value).filter(({ id }) => !calling.has(id)),
    now,
  );
}
