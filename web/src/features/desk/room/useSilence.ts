import { useEffect, useMemo, useSyncExternalStore } from "react";
import { clockOf, type Heard, type Silence } from "./silenceClock";

/** The silence of a claim's person; `heard` is null while nothing is known of them. */
export function useSilence(
  claimId: string | null,
  heard: Heard | null,
): { readonly silence: Silence; readonly asked: () => void } {
  const clock = useMemo(() => clockOf(claimId), [claimId]);
  const known = heard !== null;
  const { awaited = false, lastMessageAt = 0, heardAt = null } = heard ?? {};
  useEffect(() => {
    if (known) clock.hear({ awaited, lastMessageAt, heardAt });
  }, [clock, known, awaited, lastMessageAt, heardAt]);
  return { silence: useSyncExternalStore(clock.subscribe, clock.silence), asked: clock.asked };
}
