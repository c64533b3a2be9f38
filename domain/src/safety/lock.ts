import { remainingMessages } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { RiskState } from "./alarm";
import { graceOf } from "./grace";

type Known = Pick<Conversation, "risk" | "ownMessageCount" | "worried" | "meter" | "priority">;

/**
 * The `locked` that is shown after a change of the level: false in a crisis; after one true for whoever has used all free
 * messages and has no plan, as far as the conversation says. `decideSend` alone decides what is accepted.
 */
export function lockAfter(before: Known, state: RiskState): Partial<Pick<Conversation, "locked">> {
  if (state.risk === "crisis") return { locked: false };
  if (before.risk !== "crisis") return {};
  const planned = before.meter !== null || before.priority > 0;
  const grace = graceOf(state.alarm, before.worried);
  return { locked: remainingMessages(before.ownMessageCount, planned, grace) === 0 };
}
