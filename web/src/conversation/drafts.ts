import type { Unsent } from "@thodu/domain/chat/outbox";
import { kept, NOBODY, OPEN_TALK, stored } from "../lib/storage";

export { NOBODY };

/** Before every key that a conversation keeps on the device. */
export const ROOT = "thodu/";

/** The outbox of a person in a conversation; a uid has no slash. */
export const outboxPrefix = (uid: string, conversationId: string): string => `unsent/${uid}/${conversationId}/`;

const draftKey = (uid: string, conversationId: string): string => `${ROOT}draft/${uid}/${conversationId}`;

export const readDraft = (uid: string, conversationId: string): string =>
  stored.get(draftKey(uid, conversationId)) ?? "";

export const keepDraft = (uid: string, conversationId: string, text: string): void =>
  text === "" ? stored.remove(draftKey(uid, conversationId)) : stored.set(draftKey(uid, conversationId), text);

/** What stands after `prefix` in the places of somebody's drafts that begin with it. */
export const draftsUnder = (uid: string, prefix: string): readonly string[] =>
  stored.keys().flatMap((key) => {
    const start = draftKey(uid, prefix);
    return key.startsWith(start) ? [key.slice(start.length)] : [];
  });

/** Where a tab keeps its name. */
export const TAB = "thodu.tab";

let page: string | null = null;

/** The name of this tab, over reloads; of its page alone where nothing can be kept. */
export function thisTab(): string {
  const tab = kept.get(TAB) ?? (page ??= crypto.randomUUID());
  kept.set(TAB, tab);
  return tab;
}

/** Has the other pages of this tab go on sending what was written. */
export const markUnsent = (): void => kept.set(OPEN_TALK, "yes");

/** Keeps a message that is written before the part that sends is here, where that part will find it. */
export function writeEarly(text: string): Unsent {
  const entry: Unsent = { id: crypto.randomUUID(), text, at: Date.now(), tries: 0, refused: null, tab: thisTab() };
  stored.set(ROOT + outboxPrefix(NOBODY, NOBODY) + entry.id, JSON.stringify(entry));
  markUnsent();
  return entry;
}
