import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { askedListeners } from "@thodu/domain/matching/asked";
import { decideHandOver } from "@thodu/domain/matching/askColleague";
import type { Note } from "@thodu/domain/notes/model";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import type { QueueStore } from "../matching/ports";
import { retryOnConflict } from "../retryOnConflict";
import { participation } from "./participation";
import type { ConversationStore } from "./ports";

export interface HandOverPorts {
  readonly runtime: Runtime;
  readonly conversations: Pick<ConversationStore, "find" | "parted">;
  readonly queue: Pick<QueueStore, "atDesk" | "candidates" | "handOver">;
}

/** The note that a listener leaves for the next one. */
export const noteForNext = ({ uid }: Pick<Actor, "uid">, text: string | undefined): Omit<Note, "at"> | null =>
  text === undefined ? null : { text, by: uid, kind: "hand-over" };

type HandOver = Pick<Input<"releaseConversation">, "conversationId" | "note"> & { readonly to: string };

/** A listener asks a colleague by name to go on with a person, who stays with them until the colleague accepts. */
export async function handOver(
  { runtime, conversations, queue }: HandOverPorts,
  actor: Actor,
  { conversationId, note, to }: HandOver,
): Promise<Outcome<"releaseConversation">> {
  return retryOnConflict<Outcome<"releaseConversation">>(runtime, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const { seen, side } = part.value;
    if (side !== "volunteer") return fail(refuse("NOT_CLAIMED"));
    const now = runtime.now();
    // In no language: only the people with an open offer.
    const [{ listeners }, offered, parted] = await Promise.all([
      queue.atDesk(),
      queue.candidates(now, []),
      conversations.parted(conversationId, to),
    ]);
    const others = offered.flatMap(({ value }) => (value.id === conversationId ? [] : value));
    const colleague = listeners.find(({ value }) => value.uid === to) ?? null;
    const decided = decideHandOver({
      customerId: conversationId,
      conversation: seen.value,
      to,
      colleague: colleague?.value ?? null,
      asked: askedListeners(others, now).get(to),
      parted,
      now,
    });
    if (!decided.ok) return decided;
    // Asked already: a repeat, whose note is stored.
    if (decided.value === null || colleague === null) return ok({});
    const audit = {
      actor: actor.uid,
      action: "conversation.handOver",
      target: conversationId,
      reason: "",
      to,
    } as const;
    const commit = await queue.handOver(seen, colleague, decided.value, audit, noteForNext(actor, note));
    return commit === "stored" ? ok({}) : "conflict";
  });
}
