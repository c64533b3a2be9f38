import { PAGE } from "@thodu/domain/chat/limits";
import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { afterLabel, riskStateOf } from "@thodu/domain/safety/alarm";
import { countOfLabel } from "@thodu/domain/safety/alarmCounts";
import { retryOnConflict } from "../retryOnConflict";
import { participation } from "../chat/participation";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";

type Refused = Failure<ReasonOf<"setRisk">>;

/**
 * The listener who holds a conversation says how grave it is; the only way in which a level falls. Kept as a label of
 * the customer's newest message, without its text.
 */
export async function setRisk(
  { runtime, conversations }: { readonly runtime: Runtime; readonly conversations: ConversationStore },
  actor: Actor,
  { conversationId, level }: Input<"setRisk">,
): Promise<Result<Output<"setRisk">, Refused>> {
  return retryOnConflict<Output<"setRisk">, Refused>(runtime, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (side !== "volunteer") return fail(refuse("NOT_CLAIMED"));
    const before = seen.value.risk;
    const riskState = afterLabel(riskStateOf(seen.value), level, runtime.now());
    // A listener who sets 'none' again rules an open alarm out.
    const changes =
      before !== level || (seen.value.alarm !== null && riskState.alarm?.answer !== seen.value.alarm.answer);
    if (!changes) return ok({});
    const newest = await conversations.page(conversationId, null, null, PAGE);
    const messageId = newest?.find(({ sender }) => sender === conversationId)?.messageId ?? null;
    const label = { conversationId, messageId, before, level, volunteerId: actor.uid };
    const audit = {
      actor: actor.uid,
      action: "conversation.risk",
      target: conversationId,
      reason: `${before} to ${level}`,
    } as const;
    const counted = countOfLabel(riskStateOf(seen.value), riskState);
    const commit = await conversations.setRisk(conversationId, seen, { riskState, label, counted, audit });
    return commit === "stored" ? ok({}) : "conflict";
  });
}
