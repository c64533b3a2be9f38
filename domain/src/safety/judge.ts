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
 * What a message means in its talk, by itself and together with those before. Danger of somebody else makes
 * the level concern and raises no alarm. `found`: null if the message is not checked.
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
