import { aliasFor } from "@thodu/domain/chat/alias";
import { backToDraft } from "@thodu/domain/chat/outbox";
import { unsentKept } from "@messages/desk";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { outboxOf } from "../../../conversation/outboxes";
import { forgetKept, keptFields, placeOf } from "../../../conversation/secondLook/kept";
import { outboxName } from "../../../conversation/useOutbox";
import { alone } from "../../../lib/alone";
import { toast } from "../../../lib/toast";

/** The same of a private note that is being written beside the conversation. */
export const placeOfNote = (conversationId: string): string => `note/${conversationId}`;

/** All that the listener has noted and not saved: in these fields, in the order of the dialogs, then in the private note. */
export const readNoted = (uid: string, conversationId: string): string =>
  [...keptFields.map((field) => placeOf(field, conversationId)), placeOfNote(conversationId)]
    .map((place) => readDraft(uid, place).trim())
    .filter((text) => text !== "")
    .join("\n\n");

/** Discards it, as the listener wants. */
export function discardNoted(uid: string, conversationId: string): void {
  forgetKept(uid, conversationId);
  keepDraft(uid, placeOfNote(conversationId), "");
}

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
