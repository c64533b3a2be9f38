import { PAGE } from "@thodu/domain/chat/limits";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { kept, LAST_TALK } from "../lib/storage";
import type { Summary } from "./documents";

/** The last known state of a conversation. */
export interface KeptTalk {
  readonly messages: readonly StoredMessage[];
  /**
   * The times until which the person's own messages were delivered and read: milliseconds, server time; 0 for never.
   */
  readonly deliveredUntil: number;
  readonly readUntil: number;
  /** Whether the person was in a crisis. */
  readonly crisis: boolean;
  /** Whether the question 'Are you thinking of ending your life?' was open. */
  readonly asked: boolean;
  /** Null if nothing was stored. */
  readonly status: Summary["status"] | null;
  /** Whether the free messages were used up and nothing else allowed the person to write. */
  readonly locked: boolean;
}

const STATUSES = ["waiting", "active", "closed"] as const;

/**
 * Stores the newest messages of the person's own conversation for this tab, so that they can be read without a network.
 */
export const keepTalk = (uid: string, talk: KeptTalk): void =>
  kept.set(LAST_TALK, JSON.stringify({ uid, ...talk, messages: talk.messages.slice(-PAGE) }));

/** What was stored for this person. Ignores what belongs to somebody else, and whatever is not a message. */
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
