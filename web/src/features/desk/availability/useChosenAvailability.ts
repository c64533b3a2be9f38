import { availabilityNow, type Availability } from "@thodu/domain/matching/availability";
import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../../lib/serverClock";
import { kept } from "../../../lib/storage";
import { joinTabs, tellTabs, type Tabs } from "../../../lib/tabs";

export type AvailabilityRecord = Parameters<typeof availabilityNow>[0] & { readonly onBreak: boolean };

/** The key under which a tab stores what its listener chose last. */
export const chosenKey = (uid: string): string => `thodu.availability.${uid}`;

/** Whether the listener chose in this tab to be away. */
export const isOnBreak = (uid: string): boolean => kept.get(chosenKey(uid)) === "away";

const availabilities: readonly Availability[] = ["online", "busy", "away"];

/** A tab that has just opened asks the others for the current choice. */
const ASK = "ask";
/** A tab that left the desk has told the server 'away'; a tab still at the desk corrects that at once. */
const LEFT = "left";

/** Keeps the choice of all tabs the same: a listener has one availability. */
function useOtherTabs(
  key: string,
  latest: { readonly current: Availability },
  adopt: (chosen: Availability) => void,
): { readonly tellOthers: (chosen: Availability) => void; readonly left: number } {
  const others = useRef<Tabs | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const joined = joinTabs(key, (data) => {
      if (data === ASK && latest.current !== "away") joined.tell(latest.current);
      if (data === LEFT) setLeft((count) => count + 1);
      const chosen = availabilities.find((each) => each === data);
      if (chosen !== undefined) adopt(chosen);
    });
    others.current = joined;
    joined.tell(ASK);
    return () => {
      others.current = null;
      joined.leave();
    };
  }, [key, latest, adopt]);
  return { tellOthers: useCallback((chosen) => others.current?.tell(chosen), []), left };
}

/** Tells the other tabs that this one has left the desk. */
export const tellLeft = (key: string): void => tellTabs(key, LEFT);

export interface ChosenAvailability {
  /** Away while it is not known. */
  readonly chosen: Availability;
  /** This tab has stored a choice, or the listener's record was read. */
  readonly isKnown: boolean;
  /** `chosen` as a ref, for callbacks that run later. */
  readonly latest: { readonly current: Availability };
  readonly adopt: (chosen: Availability) => void;
  /** Makes the other tabs adopt it too. */
  readonly tellOthers: (chosen: Availability) => void;
  /** How many times another tab has left the desk. */
  readonly left: number;
}

/** What the listener chose last, stored under `key` and the same in all their tabs. */
export function useChosenAvailability(key: string, record: AvailabilityRecord | null): ChosenAvailability {
  const [known, setKnown] = useState<Availability | null>(
    () => availabilities.find((each) => each === kept.get(key)) ?? null,
  );
  const chosen = known ?? "away";
  const latest = useRef<Availability>(chosen);
  const adopt = useCallback(
    (next: Availability): void => {
      latest.current = next;
      kept.set(key, next);
      setKnown(next);
    },
    [key],
  );
  const { tellOthers, left } = useOtherTabs(key, latest, adopt);
  // A desk that is opened again takes over what the server still counts, until the listener chooses.
  const looked = useRef(false);
  useEffect(() => {
    if (record === null || looked.current) return;
    looked.current = true;
    const availability = availabilityNow(record, serverNow());
    if (kept.get(key) === null && availability !== "away") adopt(availability);
    // 'Away' is not stored: it would count as a break, which the listener did not choose.
    else setKnown(latest.current);
  }, [record, key, adopt]);
  useEndedBreak(record, latest, adopt);
  return { chosen, isKnown: known !== null, latest, adopt, tellOthers, left };
}

/**
 * Ends a break in this tab when the listener has ended it on another device. This desk sends nothing during a break, so
 * no answer of the server would say so.
 */
function useEndedBreak(
  record: AvailabilityRecord | null,
  latest: ChosenAvailability["latest"],
  adopt: ChosenAvailability["adopt"],
): void {
  const wasOnBreak = useRef(false);
  useEffect(() => {
    if (record === null) return;
    const hasEnded = wasOnBreak.current && !record.onBreak;
    wasOnBreak.current = record.onBreak;
    const availability = availabilityNow(record, serverNow());
    if (hasEnded && latest.current === "away" && availability !== "away") adopt(availability);
  }, [record, latest, adopt]);
}
