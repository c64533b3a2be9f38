import { PAGE } from "@thodu/domain/chat/limits";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { kept, LAST_TALK } from "../lib/storage";
import type { Summary } from "./documents";

/** A conversation as it was last known. */
export interface KeptTalk {
  readonly messages: readonly StoredMessage[];
  /** Until when its person's messages were delivered and read, in milliseconds by the server's time; 0 for never. */
  readonly deliveredUntil: number;
  readonly readUntil: number;
  /** Whether the person was in a crisis. */
  readonly crisis: boolean;
  /** Whether the question 'Are you thinking of ending your life?' was open. */
  readonly asked: boolean;
  /** How it stood; null where nothing was kept. */
  readonly status: Summary["status"] | null;
  /** Whether its free messages were used up, and nothing else let the person write. */
  readonly locked: boolean;
}

const STATUSES = ["waiting", "active", "closed"] as const;

/** Keeps the newest messages of somebody's own conversation for this tab, so that they can be read without a network. */
export const keepTalk = (uid: string, talk: KeptTalk): void =>
  kept.set(LAST_TALK, JSON.stringify({ uid, ...talk, messages: talk.messages.slice(-PAGE) }));

/** What was kept for this person; nothing of anybody else's, and nothing that is not a message. */
export function readTalk(uid: string): KeptTalk {
  const value = parsed(kept.get(LAST_TALK));
  const found = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
  if (found.get("uid") !== uid) found.clear();
  const [messages, deliveredUntil, readUntil] = ["messages", "deliveredUntil", "readUntil"].map((name) =>
    found.get(name),
  );
  return {
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    deliveredUntil: Number(deliveredUntil ?? 0),
    readUntil: Number(readUntil ?? 0),
    crisis: found.get("crisis") === true,
    asked: found.get("asked") === true,
    status: STATUSES.find((status) => status === found.get("status")) ?? null,
    locked: found.get("locked") === true,
  };
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
