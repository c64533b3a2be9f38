import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { ended, released } from "@thodu/domain/chat/claim";
import { handedTo } from "@thodu/domain/matching/offers";
import type { Note } from "@thodu/domain/notes/model";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import type { World } from "../ports";
import { guarded } from "./guarded";
import { participation } from "./participation";
import type { ConversationStore } from "./ports";

interface LeavingPorts {
  readonly world: World;
  readonly conversations: ConversationStore;
}

/**
 * The listener puts a conversation back in the queue, for a colleague they name or for anybody, with a note for who
 * comes next; the customer is told.
 */
export async function releaseConversation(
  { world, conversations }: LeavingPorts,
  actor: Actor,
  { conversationId, note, to }: Input<"releaseConversation">,
): Promise<Result<Output<"releaseConversation">, Failure<ReasonOf<"releaseConversation">>>> {
  return guarded<Output<"releaseConversation">, Failure<ReasonOf<"releaseConversation">>>(world, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (side !== "volunteer") return fail(refuse("NOT_CLAIMED"));
    const parted = to !== undefined && (await conversations.parted(conversationId, to));
    const next = parted ? null : handedTo({ id: conversationId, blocked: seen.value.blocked }, to);
    const commit = await conversations.letGo(
      conversationId,
      seen,
      released(world.freshId(), { by: actor.uid, at: world.now(), to: next }),
      {
        actor: actor.uid,
        action: "conversation.release",
        target: conversationId,
        reason: "",
        ...(to !== undefined && { to }),
      },
      note === undefined ? null : { text: note, by: actor.uid, kind: "hand-over" },
    );
    return commit === "stored" ? ok({}) : "conflict";
  });
}

type WrapUp = NonNullable<Input<"endConversation">["wrapUp"]>;

/** What a listener leaves of a conversation for a next time; null where they wrote nothing. */
const wrapUpNote = (by: string, { note, crisis }: Partial<WrapUp> = {}): Omit<Note, "at"> | null =>
  note === undefined && crisis === undefined
    ? null
    : { text: note ?? "", by, kind: "wrap-up", ...(crisis && { crisis }) };

/** Either side ends the conversation; ending an ended one changes nothing. */
export async function endConversation(
  { world, conversations }: LeavingPorts,
  actor: Actor,
  { conversationId, wrapUp }: Input<"endConversation">,
): Promise<Result<Output<"endConversation">, Failure<ReasonOf<"endConversation">>>> {
  return guarded<Output<"endConversation">, Failure<ReasonOf<"endConversation">>>(world, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (seen.value.status === "closed") return ok({});
    const commit = await conversations.letGo(
      conversationId,
      seen,
      ended(world.freshId(), side, seen.value.status),
      {
        actor: actor.uid,
        action: "conversation.end",
        target: conversationId,
        reason: side === "volunteer" ? (wrapUp?.outcome ?? "") : "",
      },
      side === "volunteer" ? wrapUpNote(actor.uid, wrapUp) : null,
    );
    return commit === "stored" ? ok({}) : "conflict";
  });
}
