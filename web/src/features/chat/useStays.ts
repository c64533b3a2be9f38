import { isHandedOver } from "@thodu/domain/matching/handOver";
import { MINUTE } from "@thodu/domain/time";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";

/** How long it is said after the time in which the colleague could accept. */
const SAID = 3 * MINUTE;

/** A hand-over that was seen in this page. */
interface Seen {
  readonly expiresAt: number;
  readonly claimId: string;
  /** The last message by then, which may be the listener's own. */
  readonly lastMessageAt: number;
}

/**
 * Whether the listener stays after all, since the colleague whom they named did not take over. Only until they write,
 * which says it better, and for some minutes at most.
 */
export function useStays(summary: Summary | null, now: number): boolean {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (summary === null) return false;
  const { status, offer, claimId, lastSender, lastMessageAt } = summary;
  if (offer !== null && isHandedOver(summary, now)) {
    // A colleague who accepts has a claim of their own, of which this offer says nothing.
    const isNew = seen?.expiresAt !== offer.expiresAt;
    if (isNew || seen.lastMessageAt !== lastMessageAt)
      setSeen({ expiresAt: offer.expiresAt, claimId: isNew ? claimId : seen.claimId, lastMessageAt });
    return false;
  }
  if (seen === null) return false;
  const hasWritten = lastSender === "volunteer" && lastMessageAt > seen.lastMessageAt;
  const isOver = hasWritten || status !== "active" || claimId !== seen.claimId || now > seen.expiresAt + SAID;
  if (isOver) setSeen(null);
  return !isOver;
}
