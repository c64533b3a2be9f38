import { useState } from "react";
import { useSummary } from "../../../conversation/useSummary";
import { leftWhy, type Left } from "../inbox/list";

/** What has become of somebody whom the listener `uid` handed over (null: nobody); null while the colleague is asked. */
export function useHandedOver(id: string | null, uid: string): Left | null {
  const watched = useSummary(id);
  const summary = watched.state === "here" ? watched.value : null;
  const offeredTo = summary?.status === "waiting" ? (summary.offer?.to ?? null) : null;
  // The first who is asked is the colleague; whoever is asked after them, it is by the queue.
  const [colleague, setColleague] = useState<{ readonly of: string; readonly to: string } | null>(null);
  if (id !== null && offeredTo !== null && colleague?.of !== id) setColleague({ of: id, to: offeredTo });
  // Once a colleague has ended it, it can't be read any more.
  if (watched.state === "refused") return "ended";
  const why = watched.state === "here" ? leftWhy(summary, uid) : null;
  if (why === "released" && offeredTo !== null && offeredTo === colleague?.to) return null;
  return why === "ended-by-person" ? "ended" : why;
}
