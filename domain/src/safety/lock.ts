import { remainingMessages } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { RiskState } from "./alarm";
import { graceOf } from "./grace";

type Known = Pick<Conversation, "risk" | "locked" | "ownMessageCount" | "worried" | "meter" | "priority">;

/**
 * The `locked` that is shown after a change of the level. False in a crisis, and while messages of grace are left.
 * After a crisis true if all free messages are used and, as far as the conversation tells, there is no plan. What is
 * accepted is decided by `decideSend` alone.
 */
export function lockAfter(before: Known, state: RiskState): Partial<Pick<Conversation, "locked">> {
  if (state.risk === "crisis") return { locked: false };
  const grace = graceOf(state.alarm, before.worried);
  const graceLeft = grace > 0 && remainingMessages(before.ownMessageCount, false, grace) !== 0;
  if (before.risk !== "crisis") return before.locked && graceLeft ? { locked: false } : {};
  const planned = before.meter !== null || before.priority > 0;
  return { locked: remainingMessages(before.ownMessageCount, planned, grace) === 0 };
}
