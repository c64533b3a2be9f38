import { timeEnds } from "@messages/laterTime";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";
import { momentInIndia } from "../../lib/time";

/**
 * What becomes of the time later that somebody asked for, as a listener is here before it: it ends once they have written. The
 * line stays with their arrival after that. Not for the listener who comes at that time.
 */
export function TimeEnds({ summary: { laterTime, claimId, volunteerId } }: { readonly summary: Summary }) {
  const [told, setTold] = useState<{ readonly claim: string; readonly at: number } | null>(null);
  const isOpen = laterTime?.state === "asked" || laterTime?.state === "taken";
  if (isOpen && laterTime.by !== volunteerId && told?.claim !== claimId) setTold({ claim: claimId, at: laterTime.at });
  return told?.claim === claimId ? <> {timeEnds(momentInIndia(told.at))}</> : null;
}
