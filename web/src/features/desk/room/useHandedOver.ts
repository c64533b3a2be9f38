import { useSummary } from "../../../conversation/useSummary";
import { leftWhy, type Left } from "../inbox/list";

/**
 * What has become of somebody whom the listener `uid` handed over to the colleague `to`; null while that colleague is
 * being asked, and if nobody was handed over (`id` is null).
 */
export function useHandedOver(id: string | null, to: string | null, uid: string): Left | null {
  const watched = useSummary(id);
  const summary = watched.state === "here" ? watched.value : null;
  // Once a colleague has ended the conversation, it can't be read any more.
  if (watched.state === "refused") return "ended";
  const why = watched.state === "here" ? leftWhy(summary, uid) : null;
  // Also before this page hears of any offer, the queue may have given the person to somebody else.
  if (why === "released" && summary?.offer?.to === to) return null;
  return why === "ended-by-person" ? "ended" : why;
}
