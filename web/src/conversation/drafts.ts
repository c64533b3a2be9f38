import type { Unsent } from "@thodu/domain/chat/outbox";
import { stored } from "../lib/storage";

/** Before every key that a conversation keeps on the device. */
export const ROOT = "thodu/";

/** Stands for the person until it is known who they are. */
export const NOBODY = "-";

/** The outbox of a person in a conversation; a uid has no slash. */
export const outboxPrefix = (uid: string, conversationId: string): string => `unsent/${uid}/${conversationId}/`;

const draftKey = (uid: string, conversationId: string): string => `${ROOT}draft/${uid}/${conversationId}`;

export const readDraft = (uid: string, conversationId: string): string =>
  stored.get(draftKey(uid, conversationId)) ?? "";

export const keepDraft = (uid: string, conversationId: string, text: string): void =>
  text === "" ? stored.remove(draftKey(uid, conversationId)) : stored.set(draftKey(uid, conversationId), text);

/** Keeps a message that is written before the part that sends is here, where that part will find it. */
export function writeEarly(text: string): Unsent {
  const entry: Unsent = { id: crypto.randomUUID(), text, at: Date.now(), tries: 0, refused: null };
  stored.set(ROOT + outboxPrefix(NOBODY, NOBODY) + entry.id, JSON.stringify(entry));
  return entry;
}
