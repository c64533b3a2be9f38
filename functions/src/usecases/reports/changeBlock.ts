import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { decideBlock, partingOf } from "@thodu/domain/reports/blocks";
import { fail, ok } from "@thodu/domain/result";
import { endCallBetween, type CallPorts } from "../calls/course";
import { retryOnConflict } from "../retryOnConflict";
import type { BlockStore } from "./ports";

/**
 * Lifts the block that a report made, with all others of the same two, or restores it; a talk of the two ends at once.
 */
export async function changeBlock(
  ports: CallPorts & { readonly blocks: BlockStore },
  actor: Actor,
  { reportId, stands, reason = "", saw }: Input<"changeBlock">,
): Promise<Outcome<"changeBlock">> {
  const { runtime, blocks } = ports;
  return retryOnConflict<Outcome<"changeBlock">>(runtime, async () => {
    const seen = await blocks.find(reportId);
    const decided = decideBlock({ actor: actor.uid, found: seen?.value ?? null, stands, reason });
    if (!decided.ok) return decided;
    if (decided.value === "as-it-is" || !seen) return ok({ changed: false });
    const parted = decided.value;
    const change = { reportId, seen, parted, admin: actor.uid, reason, saw };
    if (!stands) {
      const lifted = await blocks.lift(change);
      if (lifted === "parted-anew") return fail(refuse("PERSON_WROTE"));
      return lifted === "stored" ? ok({ changed: true }) : "conflict";
    }
    const talk = await blocks.conversation(parted.customerId);
    const assignment = talk && partingOf(talk.value, parted.listener, runtime.now(), runtime.freshId());
    if ((await blocks.restore(change, talk, assignment)) === "conflict") return "conflict";
    const left = await endCallBetween(ports, parted);
    return left.ok ? ok({ changed: true }) : left;
  });
}
