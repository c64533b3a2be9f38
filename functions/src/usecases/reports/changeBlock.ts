import type { Input, Outcome, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { decideBlock, partingOf } from "@thodu/domain/reports/blocks";
import { ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { BlockStore } from "./ports";

/** Lifts the block that a report made, with every other one of the same two, or puts it back; at once while they talk. */
export async function changeBlock(
  { runtime, blocks }: { readonly runtime: Runtime; readonly blocks: BlockStore },
  actor: Actor,
  { reportId, stands, reason = "" }: Input<"changeBlock">,
): Promise<Outcome<"changeBlock">> {
  return retryOnConflict<Output<"changeBlock">, Failure<ReasonOf<"changeBlock">>>(runtime, async () => {
    const seen = await blocks.find(reportId);
    const decided = decideBlock({ actor: actor.uid, found: seen?.value ?? null, stands, reason });
    if (!decided.ok) return decided;
    if (decided.value === "as-it-is" || !seen) return ok({});
    const parted = decided.value;
    const change = { reportId, seen, parted, admin: actor.uid, reason };
    if (!stands) return (await blocks.lift(change)) === "stored" ? ok({}) : "conflict";
    const talk = await blocks.conversation(parted.customerId);
    const assignment = talk && partingOf(talk.value, parted.listener, runtime.now(), runtime.freshId());
    return (await blocks.restore(change, talk, assignment)) === "stored" ? ok({}) : "conflict";
  });
}
