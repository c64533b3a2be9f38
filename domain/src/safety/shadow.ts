import type { Conversation } from "../chat/model";
import type { SendDecision } from "../chat/send";
import { graverTier } from "./levels";
import type { Shadow } from "./shadowModel";
import { judgeInTalk, type MessageFinding } from "./talk";

export function shadowAfter(known: Shadow | null, found: MessageFinding): Shadow {
  const { tier, worried, strain } = judgeInTalk(known?.strain ?? 0, found);
  const gravest = graverTier(known?.tier ?? "none", graverTier(tier, worried ? "unsure" : "none"));
  return { tier: gravest, score: Math.max(known?.score ?? found.score, found.score), strain };
}

/** Adds to a decision what the check in shadow mode found in the message. */
export function withShadow(
  decision: SendDecision,
  before: Pick<Conversation, "shadow" | "status"> | null,
  found: MessageFinding,
): SendDecision {
  const known = before === null || before.status === "closed" ? null : (before.shadow ?? null);
  const kept = shadowAfter(known, found);
  const { change } = decision;
  return change.kind === "begin"
    ? { ...decision, change: { ...change, conversation: { ...change.conversation, shadow: kept } } }
    : { ...decision, change: { ...change, patch: { ...change.patch, shadow: kept } } };
}
