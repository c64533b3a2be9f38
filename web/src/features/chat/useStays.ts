import { lastHandOver, type LastHandOver } from "@thodu/domain/matching/lastHandOver";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";

/** Whether the listener stays after all, since the colleague whom they named did not take over. */
export function useStays(summary: Summary | null, now: number): boolean {
  const [last, setLast] = useState<LastHandOver | null>(null);
  if (summary === null) return false;
  const next = lastHandOver(last, summary, now);
  if (next !== last) setLast(next);
  return next?.state === "stays";
}
