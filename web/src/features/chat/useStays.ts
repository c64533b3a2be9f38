import { isHandedOver } from "@thodu/domain/matching/handOver";
import { MINUTE } from "@thodu/domain/time";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";

/** How long it is said after the time in which the colleague could accept. */
const SAID = 3 * MINUTE;

/** The last hand-over that this page knows of. */
interface Offered {
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
  const [last, setLast] = useState<Offered | null>(null);
  if (summary === null) return false;
  const { status, offer, claimId, lastSender, lastMessageAt } = summary;
  if (offer !== null && isHandedOver(summary, now)) {
    // Once a colleague has accepted, the claim is theirs: the offer belongs to the claim before.
    const isNew = last?.expiresAt !== offer.expiresAt;
    if (isNew || last.lastMessageAt !== lastMessageAt)
      setLast({ expiresAt: offer.expiresAt, claimId: isNew ? claimId : last.claimId, lastMessageAt });
    return false;
  }
  if (last === null) return false;
  const hasWritten = lastSender === "volunteer" && lastMessageAt > last.lastMessageAt;
  const isOver = hasWritten || status !== "active" || claimId !== last.claimId || now > last.expiresAt + SAID;
  if (isOver) setLast(null);
  return !isOver;
}
