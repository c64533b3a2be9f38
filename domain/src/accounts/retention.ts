import * as z from "zod/mini";
import { DAY, type Millis } from "../time";

/** How long a guest's conversation is kept after its last message, and all else of a guest after their last visit. */
export const GUEST_RETENTION = 30 * DAY;

/** How long the conversation of an account is kept after its last message, as its owner chose. */
export const keeping = z.enum(["always", "30-days", "90-days", "365-days"]);
export type Keeping = z.infer<typeof keeping>;

const days: Readonly<Record<Keeping, number | null>> = { always: null, "30-days": 30, "90-days": 90, "365-days": 365 };

/** The number of days after the last message; null for ever. */
export const keptDays = (choice: Keeping): number | null => days[choice];

/**
 * When a conversation is deleted whose last message was at `lastMessageAt`; null: never. `keepDays` is ignored for
 * guests.
 */
export function expiryOf(guest: boolean, keepDays: number | null, lastMessageAt: Millis): Millis | null {
  if (keepDays !== null) return lastMessageAt + keepDays * DAY;
  return guest ? lastMessageAt + GUEST_RETENTION : null;
}
