import type { Unsent } from "@thodu/domain/chat/outbox";
import { kept, NOBODY, OPEN_TALK, stored } from "../lib/storage";

export { NOBODY };

/** The prefix of every key that a conversation stores on the device. */
export const ROOT = "thodu/";

/** The prefix of the keys of one person's outbox in a conversation. A uid contains no slash. */
export const outboxPrefix = (uid: string, conversationId: string): string => `unsent/${uid}/${conversationId}/`;

const draftKey = (uid: string, conversationId: string): string => `${ROOT}draft/${uid}/${conversationId}`;

export const readDraft = (uid: string, conversationId: string): string =>
  stored.get(draftKey(uid, conversationId)) ?? "";

export const keepDraft = (uid: string, conversationId: string, text: string): void =>
  text === "" ? stored.remove(draftKey(uid, conversationId)) : stored.set(draftKey(uid, conversationId), text);

/** The places of somebody's drafts that begin with `prefix`, without that prefix. */
export const draftsUnder = (uid: string, prefix: string): readonly string[] =>
  stored.keys().flatMap((key) => {
    const start = draftKey(uid, prefix);
    return key.startsWith(start) ? [key.slice(start.length)] : [];
  });

/** The key under which a tab stores its id. */
export const TAB = "thodu.tab";

let page: string | null = null;

/** The id of this tab, kept across reloads; where nothing can be stored, the id of this page. */
export function thisTab(): string {
  const tab = kept.get(TAB) ?? (page ??= crypto.randomUUID());
  kept.set(TAB, tab);
  return tab;
}

/** Tells the other pages of this tab that there are unsent messages, so that they go on sending them. */
export const markUnsent = (): void => kept.set(OPEN_TALK, "yes");

/** Stores a message that is written before the sending script has loaded, where that script will find it. */
export function writeEarly(text: string): Unsent {
  const entry: Unsent = { id: crypto.randomUUID(), text, at: Date.now(), tries: 0, refused: null, tab: thisTab() };
  stored.set(ROOT + outboxPrefix(NOBODY, NOBODY) + entry.id, JSON.stringify(entry));
  markUnsent();
  return entry;
}
