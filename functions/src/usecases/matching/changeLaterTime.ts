import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { decideRelease, decideTake } from "@thodu/domain/matching/laterChange";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { LaterStore, QueueStore } from "./ports";

interface ChangePorts {
  readonly runtime: Runtime;
  readonly queue: Pick<QueueStore, "find">;
  readonly laterTimes: Pick<LaterStore, "change" | "listener" | "parted" | "takenBy">;
}

/**
 * A listener takes a time that somebody asked for, or releases it. Of several who take it at once, exactly one gets it.
 */
export async function changeLaterTime(
  { runtime, queue, laterTimes }: ChangePorts,
  { uid }: Actor,
  { conversationId, at, wish }: Input<"changeLaterTime">,
): Promise<Outcome<"changeLaterTime">> {
  return retryOnConflict<Outcome<"changeLaterTime">>(runtime, async () => {
    // Read before their times: a further time that they take changes the version of the record.
    const record = wish === "take" ? await laterTimes.listener(uid) : null;
    const [seen, parted, taken] = await Promise.all([
      queue.find(conversationId),
      laterTimes.parted([conversationId], uid),
      wish === "take" ? laterTimes.takenBy(uid) : [],
    ]);
    const wait = seen && { value: { ...seen.value, id: conversationId }, version: seen.version };
    const now = runtime.now();
    const own = taken.flatMap(({ value }) => (value.laterTime === null ? [] : [value.laterTime.at]));
    const decided =
      wish === "take"
        ? decideTake(wait?.value ?? null, at, { uid, own, parted: parted.has(conversationId) }, now)
        : decideRelease(wait?.value ?? null, at, uid, now);
    if (!decided.ok) return decided;
    if (decided.value === "repeat") return ok({});
    if (!wait || (wish === "take" && !record)) return fail(refuse("NOT_FOUND"));
    const stored = await laterTimes.change(wait, decided.value, record ? { taker: { uid, record } } : {});
    return stored === "stored" ? ok({}) : "conflict";
  });
}
