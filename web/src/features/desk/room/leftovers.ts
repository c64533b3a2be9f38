import { aliasFor } from "@thodu/domain/chat/alias";
import { backToDraft } from "@thodu/domain/chat/outbox";
import { unsentKept } from "@messages/desk";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { outboxOf } from "../../../conversation/outboxes";
import { outboxName } from "../../../conversation/useOutbox";
import { alone } from "../../../lib/alone";
import { toast } from "../../../lib/toast";

/** Fields of the dialogs that leave a conversation. Each is kept on this device, so that a press beside loses nothing. */
const fields = ["hand-over", "wrap-up", "agreed", "who-knows"] as const;
export type KeptField = (typeof fields)[number];

/** Under which name `drafts` keeps such a field. */
export const placeOf = (field: KeptField, conversationId: string): string => `${field}/${conversationId}`;

/** The same of a private note that is being written beside the conversation. */
export const placeOfNote = (conversationId: string): string => `note/${conversationId}`;

/** All that the listener has noted and not saved: in these fields, in the order of the dialogs, then in the private note. */
export const readNoted = (uid: string, conversationId: string): string =>
  [...fields.map((field) => placeOf(field, conversationId)), placeOfNote(conversationId)]
    .map((place) => readDraft(uid, place).trim())
    .filter((text) => text !== "")
    .join("\n\n");

/** Discards it, as the listener wants. */
export function discardNoted(uid: string, conversationId: string): void {
  forgetFields(uid, conversationId);
  keepDraft(uid, placeOfNote(conversationId), "");
}

/** Empties these fields, so that the next talk with the same person begins without them. */
export const forgetFields = (uid: string, conversationId: string): void =>
  fields.forEach((field) => keepDraft(uid, placeOf(field, conversationId), ""));

/**
 * Puts back into the reply box what was written to a person and can't go out any more, and says so; nothing where all of
 * it went. What is being sent is waited for.
 */
export async function takeBackUnsent(uid: string, conversationId: string): Promise<void> {
  await alone(outboxName(uid, conversationId), () => {
    const entries = outboxOf(uid, conversationId).takeBack();
    if (entries.length > 0) {
      keepDraft(uid, conversationId, backToDraft(entries, readDraft(uid, conversationId)));
      toast("alert", unsentKept(aliasFor(conversationId)));
    }
    return Promise.resolve(null);
  });
}
