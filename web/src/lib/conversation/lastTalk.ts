import { PAGE } from "@thodu/domain/chat/limits";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { kept } from "../storage";

const KEY = "thodu.lastTalk";

/** Keeps the newest messages of somebody's own conversation for this tab, so that they can be read without a network. */
export const keepTalk = (uid: string, messages: readonly StoredMessage[]): void =>
  kept.set(KEY, JSON.stringify({ uid, messages: messages.slice(-PAGE) }));

export const forgetTalk = (): void => kept.remove(KEY);

/** What was kept for this person; nothing of anybody else's, and nothing that is not a message. */
export function readTalk(uid: string): readonly StoredMessage[] {
  const found = parsed(kept.get(KEY));
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
