import { aliasFor } from "@thodu/domain/chat/alias";
import { backToDraft } from "@thodu/domain/chat/outbox";
import { unsentKept } from "@messages/desk";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { outboxOf } from "../../../conversation/outboxes";
import { forgetKept, keptFields, placeOf } from "../../../conversation/secondLook/kept";
import { outboxName } from "../../../conversation/useOutbox";
import { alone } from "../../../lib/alone";
import { toast } from "../../../lib/toast";

/** The place under which `drafts` stores a private note that is being written. */
export const placeOfNote = (conversationId: string): string => `note/${conversationId}`;

/** All unsaved notes of the listener: from the dialogs, in their order, then the private note. */
export const readNoted = (uid: string, conversationId: string): string =>
  [...keptFields.map((field) => placeOf(field, conversationId)), placeOfNote(conversationId)]
    .map((place) => readDraft(uid, place).trim())
    .filter((text) => text !== "")
    .join("\n\n");

/** Discards all of them. */
export function discardNoted(uid: string, conversationId: string): void {
  forgetKept(uid, conversationId);
  keepDraft(uid, placeOfNote(conversationId), "");
}

/**
 * Puts unsent messages to a person, which can't be sent any more, back into the reply box, and says so. Waits for a
 * message that is being sent.
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
