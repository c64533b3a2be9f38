import { standingAvailability, type Availability } from "@thodu/domain/matching/availability";
import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../../lib/serverClock";
import { kept } from "../../../lib/storage";
import { joinTabs, tellTabs, type Tabs } from "../../../lib/tabs";

export type Standing = Parameters<typeof standingAvailability>[0] & { readonly onBreak: boolean };

/** Where a tab keeps what its listener chose last. */
export const chosenKey = (uid: string): string => `thodu.availability.${uid}`;

/** Whether the listener chose in this tab to be asked about nobody. */
export const isOnBreak = (uid: string): boolean => kept.get(chosenKey(uid)) === "away";

const availabilities: readonly Availability[] = ["online", "busy", "away"];

/** A tab that has just opened asks the others what was chosen. */
const ASK = "ask";
/** A tab that left the desk said 'away' to the server; whoever is still at it says otherwise at once. */
const LEFT = "left";

/** One listener has one availability, in however many tabs: what is chosen in one holds in all. */
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

/** Tells the other tabs that this one left the desk. */
export const tellLeft = (key: string): void => tellTabs(key, LEFT);

export interface ChosenAvailability {
  readonly chosen: Availability;
  /** The same, for what runs later. */
  readonly latest: { readonly current: Availability };
  readonly adopt: (chosen: Availability) => void;
  /** Has the other tabs adopt it too. */
  readonly tellOthers: (chosen: Availability) => void;
  /** How often another tab has left the desk. */
  readonly left: number;
}

/** What the listener chose last, kept under `key` and the same in all their tabs. */
export function useChosenAvailability(key: string, record: Standing | null): ChosenAvailability {
  const [chosen, setChosen] = useState<Availability>(
    () => availabilities.find((each) => each === kept.get(key)) ?? "away",
  );
  const latest = useRef(chosen);
  const adopt = useCallback(
    (next: Availability): void => {
      latest.current = next;
      kept.set(key, next);
      setChosen(next);
    },
    [key],
  );
  const { tellOthers, left } = useOtherTabs(key, latest, adopt);
  // A desk that was closed and is opened anew stands as the server still counts it, until its listener says otherwise.
  const looked = useRef(false);
  useEffect(() => {
    if (record === null || looked.current) return;
    looked.current = true;
    const standing = standingAvailability(record, serverNow());
    if (kept.get(key) === null && standing !== "away") adopt(standing);
  }, [record, key, adopt]);
  useEndedBreak(record, latest, adopt);
  return { chosen, latest, adopt, tellOthers, left };
}

/** Ends a break here that its listener has ended on another device: this desk sends nothing during a break, so no reply says so. */
function useEndedBreak(
  record: Standing | null,
  latest: ChosenAvailability["latest"],
  adopt: ChosenAvailability["adopt"],
): void {
  const wasOnBreak = useRef(false);
  useEffect(() => {
    if (record === null) return;
    const hasEnded = wasOnBreak.current && !record.onBreak;
    wasOnBreak.current = record.onBreak;
    const standing = standingAvailability(record, serverNow());
    if (hasEnded && latest.current === "away" && standing !== "away") adopt(standing);
  }, [record, latest, adopt]);
}
