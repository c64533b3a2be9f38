import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { afterMessage, type RiskState } from "./alarm";
import { judgeInTalk, type MessageFinding } from "./talk";

export interface Judged {
  readonly riskState: RiskState;
  readonly strain: number;
  readonly worried: boolean;
}

/**
 * How grave a talk stands with this message, by itself and together with those before. Danger of somebody else is a concern,
 * and no question of an alarm is asked for it. `found`: null where the message is not judged.
 */
export function judge(
  found: MessageFinding | null,
  conversation: Pick<Conversation, "status" | "strain" | "worried"> | null,
  before: RiskState,
  now: Millis,
): Judged {
  const talk = conversation === null || conversation.status === "closed" ? null : conversation;
  const known = { strain: talk?.strain ?? 0, worried: talk?.worried ?? false };
  if (!found) return { riskState: before, ...known };
  const { tier, worried, strain } = judgeInTalk(known.strain, found);
  return { riskState: afterMessage(before, tier, now), strain, worried: known.worried || worried };
}
