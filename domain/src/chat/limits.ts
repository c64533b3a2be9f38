import { MINUTE, type Millis } from "../time";
import type { Conversation, SendWindow } from "./model";

/**
 * Messages that a customer may send free, ever (spec section 4). Those sent under a plan or in a crisis are counted
 * too, but never refused.
 */
export const FREE_MESSAGES = 19;
/** The longest message, in code points after trimming. */
export const MESSAGE_MAX = 2_000;
/** Messages that one side of a conversation may send in a minute; nobody types that fast. */
export const MESSAGES_PER_MINUTE = 60;
/** Messages in a minute in a crisis: more than anybody can type (docs/decisions/0028). */
const MOST_MESSAGES_PER_MINUTE = 120;

/** Messages that one side may send in a minute; `usual`: the setting of this server. */
export const messagesPerMinute = (risk: Conversation["risk"], usual: number): number =>
  risk === "crisis" ? Math.max(usual, MOST_MESSAGES_PER_MINUTE) : usual;

/** The number of messages that a chat opens with, and of a page of history. */
export const PAGE = 30;

/**
 * Whether no limit of messages applies: a plan covers the chat, or it is a crisis (invariant 3: a person at risk is
 * never cut off).
 */
export const limitLifted = (risk: Conversation["risk"], planCoversChat: boolean): boolean =>
  planCoversChat || risk === "crisis";

/** Free messages left after `ownMessageCount`, where `grace` adds to them; null if no limit applies. */
export const remainingMessages = (ownMessageCount: number, isUnlimited: boolean, grace = 0): number | null =>
  isUnlimited ? null : Math.max(0, FREE_MESSAGES + grace - ownMessageCount);

/** The window after one more message; or, if the minute is full, the whole seconds to wait. */
export function countSend(
  window: SendWindow,
  now: Millis,
  perMinute: number,
): { readonly window: SendWindow } | { readonly waitSeconds: number } {
  const elapsed = now - window.startedAt;
  if (elapsed < 0 || elapsed >= MINUTE) return { window: { startedAt: now, count: 1 } };
  if (window.count >= perMinute) return { waitSeconds: Math.max(1, Math.ceil((MINUTE - elapsed) / 1_000)) };
  return { window: { startedAt: window.startedAt, count: window.count + 1 } };
}
