import { remainingMessages } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { RiskState } from "./alarm";
import { graceOf } from "./grace";

type Known = Pick<Conversation, "risk" | "ownMessageCount" | "worried" | "meter" | "priority">;

/**
 * What a change of the level does to the lock that a conversation shows: a crisis unlocks, and after one whoever has used
 * all free messages and is not known to have a plan is locked. What they may send is decided with each send.
 */
export function lockAfter(before: Known, state: RiskState): Partial<Pick<Conversation, "locked">> {
  if (state.risk === "crisis") return { locked: false };
  if (before.risk !== "crisis") return {};
  const planned = before.meter !== null || before.priority > 0;
  const grace = graceOf(state.alarm, before.worried);
  return { locked: remainingMessages(before.ownMessageCount, planned, grace) === 0 };
}
