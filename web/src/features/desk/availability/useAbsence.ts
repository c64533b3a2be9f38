import type { Availability } from "@thodu/domain/matching/availability";
import type { Millis } from "@thodu/domain/time";
import { useCallback, useState } from "react";
import { serverNow } from "../../../lib/serverClock";
import { isOnBreak, type AvailabilityRecord } from "./useChosenAvailability";

export interface Absence {
  /** Whether the listener counts as gone from this conversation, even if it is open in front of them. */
  readonly isFrom: (id: string, claimedAt: Millis | null) => boolean;
  /** Called when the listener writes in it: they are with this person, break or not. */
  readonly wrote: (id: string) => void;
}

interface Away {
  /** Null while the listener is on no break. */
  readonly since: Millis | null;
  readonly wroteIn: string | null;
}

/**
 * A listener on a break is not with the person whose conversation is open, as if the page were hidden: until they write
 * in it, or unless they claimed that person during the break. Who has only just come to the desk is on no break.
 */
export function useAbsence(
  uid: string,
  chosen: Availability,
  record: Pick<AvailabilityRecord, "onBreak"> | null,
): Absence {
  const [{ since, wroteIn }, setAway] = useState<Away>({ since: null, wroteIn: null });
  const isAway = chosen === "away" && (isOnBreak(uid) || record?.onBreak === true);
  if (isAway !== (since !== null)) setAway({ since: isAway ? serverNow() : null, wroteIn: null });
  const isFrom = (id: string, claimedAt: Millis | null): boolean =>
    since !== null && wroteIn !== id && (claimedAt ?? 0) <= since;
  const wrote = useCallback(
    (id: string) => setAway((now) => (now.since === null || now.wroteIn === id ? now : { ...now, wroteIn: id })),
    [],
  );
  return { isFrom, wrote };
}
