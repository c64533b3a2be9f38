import { raiseInCall } from "@thodu/domain/calls/course";
import type { Conversation } from "@thodu/domain/chat/model";
import { PAGE } from "@thodu/domain/chat/limits";
import { overtakesLevel } from "@thodu/domain/chat/overtaken";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { afterLabel, riskStateOf } from "@thodu/domain/safety/alarm";
import { countOfLabel } from "@thodu/domain/safety/alarmCounts";
import type { Risk } from "@thodu/domain/safety/levels";
import type { CallStore } from "../calls/ports";
import { participation } from "../chat/participation";
import type { Commit, ConversationStore, Versioned } from "../chat/ports";
import type { Runtime } from "../ports";
import { retryOnConflict } from "../retryOnConflict";

interface RiskPorts {
  readonly runtime: Runtime;
  readonly conversations: Pick<ConversationStore, "find" | "page" | "setRisk">;
  readonly calls: Pick<CallStore, "find" | "lift">;
}

interface Labelled {
  readonly conversationId: string;
  readonly seen: Versioned<Conversation>;
  readonly level: Risk;
  /** The message after which the level was set; null for a report of a call. */
  readonly messageId: string | null;
}

/**
 * The listener who holds a conversation sets its level; levels fall only by this. Stored as a label of the customer's
 * newest message, without its text.
 */
export async function setRisk(ports: RiskPorts, actor: Actor, input: Input<"setRisk">): Promise<Outcome<"setRisk">> {
  const { conversationId, callId, level, saw } = input;
  if (callId !== undefined) return setInCall(ports, actor, { ...input, callId });
  const { runtime, conversations } = ports;
  return retryOnConflict<Outcome<"setRisk">>(runtime, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (side !== "volunteer") return fail(refuse("NOT_CLAIMED"));
    if (level !== "crisis" && overtakesLevel(seen.value, saw)) return fail(refuse("CRISIS_BEGAN"));
    const alarmAfter = afterLabel(riskStateOf(seen.value), level, runtime.now()).alarm;
    const { risk, alarm: alarmBefore } = seen.value;
    // If a listener sets 'none' again, that rules out an open alarm. A concern that they set stays when the alarm ends.
    const isDifferent =
      risk !== level ||
      (alarmBefore !== null &&
        (alarmAfter?.answer !== alarmBefore.answer || alarmAfter.raisedLevel !== alarmBefore.raisedLevel));
    if (!isDifferent) return ok({});
    const newest = await conversations.page(conversationId, null, null, PAGE);
    const messageId = newest?.find(({ sender }) => sender === conversationId)?.messageId ?? null;
    const commit = await storeLevel(ports, actor, { conversationId, seen, level, messageId });
    return commit === "stored" ? ok({}) : "conflict";
  });
}

/** What a person says in a call may be graver than anything they wrote, so the listener can report a crisis. */
async function setInCall(
  ports: RiskPorts,
  actor: Actor,
  { conversationId, callId, level }: Input<"setRisk"> & { readonly callId: string },
): Promise<Outcome<"setRisk">> {
  const { runtime, conversations, calls } = ports;
  return retryOnConflict<Outcome<"setRisk">>(runtime, async () => {
    const call = await calls.find(callId);
    const said = { listener: actor.uid, customerId: conversationId, level };
    const decided = raiseInCall(call?.value ?? null, said, runtime.now());
    if (!decided.ok) return decided;
    if (call && decided.value === "lift" && (await calls.lift(callId, call, actor.uid)) === "conflict")
      return "conflict";
    const seen = await conversations.find(conversationId);
    if (!seen || seen.value.risk === level) return ok({});
    const commit = await storeLevel(ports, actor, { conversationId, seen, level, messageId: null });
    return commit === "stored" ? ok({}) : "conflict";
  });
}

function storeLevel(
  { runtime, conversations }: RiskPorts,
  { uid }: Actor,
  { conversationId, seen, level, messageId }: Labelled,
): Promise<Commit> {
  const before = seen.value.risk;
  const state = riskStateOf(seen.value);
  const riskState = afterLabel(state, level, runtime.now());
  return conversations.setRisk(conversationId, seen, {
    riskState,
    label: { conversationId, messageId, before, level, volunteerId: uid },
    counted: countOfLabel(state, riskState),
    audit: { actor: uid, action: "conversation.risk", target: conversationId, reason: `${before} to ${level}` },
  });
}
