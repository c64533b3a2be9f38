import { standingAvailability, type Availability } from "@thodu/domain/matching/availability";
import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../../lib/serverClock";
import { kept } from "../../../lib/storage";

export type Standing = Parameters<typeof standingAvailability>[0] & { readonly onBreak: boolean };

/** Where a tab keeps what its listener chose last. */
export const wishKey = (uid: string): string => `thodu.availability.${uid}`;

/** Whether the listener chose in this tab to be asked about nobody. */
export const isOnBreak = (uid: string): boolean => kept.get(wishKey(uid)) === "away";

const wishes: readonly Availability[] = ["online", "busy", "away"];

/** A tab that has just opened asks the others what was chosen. */
const ASK = "ask";
/** A tab that left the desk said 'away' to the server; whoever is still at it says otherwise at once. */
const LEFT = "left";

/** One listener has one word, in however many tabs: what is chosen in one holds in all. */
function useOtherTabs(
  key: string,
  latest: { readonly current: Availability },
  adopt: (wish: Availability) => void,
): { readonly tellOthers: (wish: Availability) => void; readonly left: number } {
  const channel = useRef<BroadcastChannel | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return undefined;
    const opened = new BroadcastChannel(key);
    channel.current = opened;
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      if (data === ASK && latest.current !== "away") opened.postMessage(latest.current);
      if (data === LEFT) setLeft((count) => count + 1);
      const wish = wishes.find((each) => each === data);
      if (wish !== undefined) adopt(wish);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    opened.postMessage(ASK);
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [key, latest, adopt]);
  return { tellOthers: useCallback((wish) => channel.current?.postMessage(wish), []), left };
}

/** Tells the other tabs that this one left the desk. */
export function tellLeft(key: string): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(LEFT);
  channel.close();
}

export interface Wish {
  readonly wish: Availability;
  /** The same, for what runs later. */
  readonly latest: { readonly current: Availability };
  readonly adopt: (wish: Availability) => void;
  /** Has the other tabs adopt it too. */
  readonly tellOthers: (wish: Availability) => void;
  /** How often another tab has left the desk. */
  readonly left: number;
}

/** What the listener chose last, kept under `key` and the same in all their tabs. */
export function useWish(key: string, record: Standing | null): Wish {
  const [wish, setWish] = useState<Availability>(() => wishes.find((each) => each === kept.get(key)) ?? "away");
  const latest = useRef(wish);
  const adopt = useCallback(
    (next: Availability): void => {
      latest.current = next;
      kept.set(key, next);
      setWish(next);
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
  return { wish, latest, adopt, tellOthers, left };
}

/** Ends a break here that its listener has ended on another device: this desk sends nothing during a break, so no reply says so. */
function useEndedBreak(record: Standing | null, latest: Wish["latest"], adopt: Wish["adopt"]): void {
  const wasOnBreak = useRef(false);
  useEffect(() => {
    if (record === null) return;
    const hasEnded = wasOnBreak.current && !record.onBreak;
    wasOnBreak.current = record.onBreak;
    const standing = standingAvailability(record, serverNow());
    if (hasEnded && latest.current === "away" && standing !== "away") adopt(standing);
  }, [record, latest, adopt]);
}
