import { PAGE } from "@thodu/domain/chat/limits";
import { ok } from "@thodu/domain/result";
import { afterMessage, riskStateOf } from "@thodu/domain/safety/alarm";
import { mayAddUp, READ_TOGETHER, tierTogether } from "@thodu/domain/safety/talk";
import { countOfMessage } from "@thodu/domain/safety/alarmCounts";
import { retryOnConflict } from "../retryOnConflict";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";
import type { RiskCheck } from "./riskCheck";

export interface TogetherPorts {
  readonly runtime: Runtime;
  readonly conversations: Pick<ConversationStore, "find" | "page" | "setRiskState">;
  readonly riskCheck: RiskCheck;
}

/**
 * Checks the person's last messages of the present talk as one text, if that may say more than each alone; raises the
 * tier to unsure at most. For calls that handle recent messages, so that a send itself reads nothing more.
 */
export async function readTogether(
  { runtime, conversations, riskCheck }: TogetherPorts,
  customerId: string,
): Promise<void> {
  if (riskCheck === "shadow") return;
  await retryOnConflict(runtime, async () => {
    const seen = await conversations.find(customerId);
    if (!seen || !mayAddUp(seen.value, runtime.now())) return ok(null);
    const { endedAt } = seen.value;
    const page = await conversations.page(customerId, null, null, PAGE);
    const own = (page ?? []).filter(({ sender, timestamp }) => sender === customerId && timestamp > (endedAt ?? 0));
    const texts = own.slice(0, READ_TOGETHER).map(({ text }) => text);
    const before = riskStateOf(seen.value);
    const riskState = afterMessage(before, tierTogether(texts.toReversed()), runtime.now());
    if (riskState === before) return ok(null);
    const counted = countOfMessage(before, riskState);
    return (await conversations.setRiskState(customerId, seen, riskState, counted)) === "stored"
      ? ok(null)
      : "conflict";
  });
}
