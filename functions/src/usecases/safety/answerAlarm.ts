import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { afterAnswer, riskStateOf, takesAnswer } from "@thodu/domain/safety/alarm";
import { countOfAnswer } from "@thodu/domain/safety/alarmCounts";
import { retryOnConflict } from "../retryOnConflict";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";

/** Stores a person's answer to whether they think of ending their life. */
export async function answerAlarm(
  {
    runtime,
    conversations,
  }: { readonly runtime: Runtime; readonly conversations: Pick<ConversationStore, "find" | "setRiskState"> },
  actor: Actor,
  { inDanger }: Input<"answerAlarm">,
): Promise<Outcome<"answerAlarm">> {
  return retryOnConflict<Outcome<"answerAlarm">>(runtime, async () => {
    const seen = await conversations.find(actor.uid);
    if (!seen) return fail(refuse("NOT_FOUND"));
    if (!takesAnswer(seen.value, inDanger)) return ok({});
    const riskState = afterAnswer(riskStateOf(seen.value), inDanger, runtime.now());
    const counted = countOfAnswer(seen.value.alarm, inDanger);
    return (await conversations.setRiskState(actor.uid, seen, riskState, counted)) === "stored" ? ok({}) : "conflict";
  });
}
