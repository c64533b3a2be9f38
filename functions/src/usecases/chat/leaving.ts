import type { Input, Outcome } from "@thodu/domain/contracts";
import { endAssignment, releaseAssignment } from "@thodu/domain/chat/claim";
import { endReason } from "@thodu/domain/chat/endReason";
import { overtakesEnd } from "@thodu/domain/chat/overtaken";
import type { Note } from "@thodu/domain/notes/model";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import { caseOfEnd } from "@thodu/domain/reports/decide";
import { retryOnConflict } from "../retryOnConflict";
import { participation } from "./participation";
import { handOver, noteForNext, type HandOverPorts } from "./handOver";
import type { ConversationStore } from "./ports";

interface LeavingPorts {
  readonly runtime: Runtime;
  readonly conversations: ConversationStore;
}

/**
 * A listener releases a conversation to the queue with a note for the next listener, and the customer is told; or, if
 * they name a colleague, asks that one to go on with it.
 */
export async function releaseConversation(
  ports: HandOverPorts & LeavingPorts,
  actor: Actor,
  { conversationId, note, to }: Input<"releaseConversation">,
): Promise<Outcome<"releaseConversation">> {
  const { runtime, conversations } = ports;
  if (to !== undefined) return handOver(ports, actor, { conversationId, note, to });
  return retryOnConflict<Outcome<"releaseConversation">>(runtime, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (side !== "volunteer") return fail(refuse("NOT_CLAIMED"));
    const commit = await conversations.release(
      conversationId,
      seen,
      releaseAssignment(runtime.freshId(), { by: actor.uid, at: runtime.now() }),
      { actor: actor.uid, action: "conversation.release", target: conversationId, reason: "" },
      { note: noteForNext(actor, note) },
    );
    return commit === "stored" ? ok({}) : "conflict";
  });
}

type WrapUp = NonNullable<Input<"endConversation">["wrapUp"]>;

/** The note in which a listener sums up a talk for the next listener; null if they wrote nothing. */
const wrapUpNote = (by: string, { note, crisis }: Partial<WrapUp> = {}): Omit<Note, "at"> | null =>
  note === undefined && crisis === undefined
    ? null
    : { text: note ?? "", by, kind: "wrap-up", ...(crisis && { crisis }) };

/**
 * Either side ends the conversation; ending an ended one changes nothing. A listener can't end what they have not seen:
 * a crisis that began meanwhile, or a message that the person has just written. If a person in a crisis ends it or
 * leaves the queue, the admins get a case.
 */
export async function endConversation(
  { runtime, conversations }: LeavingPorts,
  { uid }: Pick<Actor, "uid">,
  { conversationId, wrapUp, saw }: Input<"endConversation">,
): Promise<Outcome<"endConversation">> {
  return retryOnConflict<Outcome<"endConversation">>(runtime, async () => {
    const part = participation({ uid }, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (seen.value.status === "closed") return ok({});
    const overtaken = side === "volunteer" ? overtakesEnd(seen.value, saw) : null;
    if (overtaken) return fail(overtaken);
    const commit = await conversations.release(
      conversationId,
      seen,
      endAssignment(runtime.freshId(), side, seen.value.status),
      {
        actor: uid,
        action: "conversation.end",
        target: conversationId,
        reason: endReason(side, seen.value.status, wrapUp?.outcome),
      },
      {
        note: side === "volunteer" ? wrapUpNote(uid, wrapUp) : null,
        wasHard: side === "volunteer" && wrapUp?.hard === true,
        report: caseOfEnd(conversationId, side, seen.value),
      },
    );
    return commit === "stored" ? ok({}) : "conflict";
  });
}
