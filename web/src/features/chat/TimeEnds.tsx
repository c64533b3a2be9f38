import { timeEnded, timeEnds } from "@messages/laterTime";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";
import { momentInIndia } from "../../lib/time";

/**
 * Shown when a listener comes before the time that the person had asked for: that time ends as soon as the listener has
 * written. The line stays for the rest of the talk. Not shown for the listener who had taken that time.
 */
export function TimeEnds({ summary: { laterTime, claimId, volunteerId } }: { readonly summary: Summary }) {
  const [told, setTold] = useState<{ readonly claim: string; readonly at: number } | null>(null);
  const isOpen = laterTime?.state === "asked" || laterTime?.state === "taken";
  if (isOpen && laterTime.by !== volunteerId && told?.claim !== claimId) setTold({ claim: claimId, at: laterTime.at });
  return told?.claim === claimId ? <> {(isOpen ? timeEnds : timeEnded)(momentInIndia(told.at))}</> : null;
}
