import { remainingMessages } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { RiskState } from "./alarm";
import { graceOf } from "./grace";

type Known = Pick<Conversation, "risk" | "locked" | "ownMessageCount" | "worried" | "meter" | "priority">;

/**
 * The `locked` that is shown after a change of the level: false in a crisis, and with an alarm whose messages of grace are
 * not used; after a crisis true for whoever has used all free messages and has no plan, as far as the conversation says.
 * `decideSend` alone decides what is accepted.
 */
export function lockAfter(before: Known, state: RiskState): Partial<Pick<Conversation, "locked">> {
  if (state.risk === "crisis") return { locked: false };
  const grace = graceOf(state.alarm, before.worried);
  const graceLeft = grace > 0 && remainingMessages(before.ownMessageCount, false, grace) !== 0;
  if (before.risk !== "crisis") return before.locked && graceLeft ? { locked: false } : {};
  const planned = before.meter !== null || before.priority > 0;
  return { locked: remainingMessages(before.ownMessageCount, planned, grace) === 0 };
}
