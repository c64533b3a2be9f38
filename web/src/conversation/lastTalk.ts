import { PAGE } from "@thodu/domain/chat/limits";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { kept, LAST_TALK } from "../lib/storage";

/** Keeps the newest messages of somebody's own conversation for this tab, so that they can be read without a network. */
export const keepTalk = (uid: string, messages: readonly StoredMessage[]): void =>
  kept.set(LAST_TALK, JSON.stringify({ uid, messages: messages.slice(-PAGE) }));

/** What was kept for this person; nothing of anybody else's, and nothing that is not a message. */
export function readTalk(uid: string): readonly StoredMessage[] {
  const found = parsed(kept.get(LAST_TALK));
  if (typeof found !== "object" || found === null || !("uid" in found) || found.uid !== uid) return [];
  return "messages" in found && Array.isArray(found.messages) ? found.messages.filter(isMessage) : [];
}

const isMessage = (value: unknown): value is StoredMessage =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "text" in value &&
  typeof value.text === "string" &&
  "mine" in value &&
  typeof value.mine === "boolean" &&
  "at" in value &&
  typeof value.at === "number";

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
