import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { afterAnswer, standingOf } from "@thodu/domain/safety/alarm";
import { guarded } from "../chat/guarded";
import type { ConversationStore } from "../chat/ports";
import type { World } from "../ports";

type Refused = Failure<ReasonOf<"answerAlarm">>;

/** Keeps what a person says to whether they think of ending their life. Only an open question is answered, and once. */
export async function answerAlarm(
  {
    world,
    conversations,
  }: { readonly world: World; readonly conversations: Pick<ConversationStore, "find" | "answer"> },
  actor: Actor,
  { inDanger }: Input<"answerAlarm">,
): Promise<Result<Output<"answerAlarm">, Refused>> {
  return guarded<Output<"answerAlarm">, Refused>(world, async () => {
    const seen = await conversations.find(actor.uid);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const before = standingOf(seen.value);
    if (before.alarm === null || before.alarm.answer !== null) return ok({});
    const standing = afterAnswer(before, inDanger, world.now());
    return (await conversations.answer(actor.uid, seen, standing)) === "stored" ? ok({}) : "conflict";
  });
}
