import { useEffect, useMemo, useRef, useState } from "react";
import type { Presence } from "@thodu/domain/chat/model";
import { presenceAfter, nobody, type OtherPresence } from "@thodu/domain/chat/presence";
import { expectAnswer } from "../lib/reach";
import { onServerTime } from "../lib/onServerTime";
import { serverNow } from "../lib/serverClock";
import { PresenceTeller } from "./presenceTeller";
import { useOpenQuery, withLive } from "./useOpenQuery";

export interface Other {
  readonly typing: boolean;
  readonly present: boolean;
  /** The time, by the server's clock, when they last gave a sign of their presence. */
  readonly seenAt: number;
}

interface Heard {
  readonly key: string | null;
  readonly other: OtherPresence | null;
  /** The first sign, until a second one arrives. */
  readonly first: Presence | null;
}

/** The age of the first sign is measured by the server’s clock, and again when that is known better. */
function heardFirst(key: string | null, said: Presence | null): Heard {
  const now = Date.now();
  const other = presenceAfter(null, said && { ...said, at: said.at - (serverNow() - now) }, now);
  return { key, other: { ...other, seenAt: said?.at ?? 0 }, first: said };
}

/** Later signs are measured from their arrival, whatever the clocks say. */
function heardAgain(before: Heard, said: Presence | null): Heard {
  const other = presenceAfter(before.other, said, Date.now());
  return { ...before, other, first: other === before.other ? before.first : null };
}

/** The presence of the other side; it expires by itself. If `uid` is null, nobody is there. */
export function useOtherPresence(conversationId: string | null, uid: string | null): Other {
  const key = conversationId === null || uid === null ? null : `${conversationId}/${uid}`;
  const [last, setLast] = useState<Heard>({ key: null, other: null, first: null });
  const now = useClock(last.other);
  useEffect(
    () => onServerTime(() => setLast((before) => (before.first ? heardFirst(before.key, before.first) : before))),
    [],
  );
  useOpenQuery<Presence | null>(key, (live, watch) => live.watchPresence(conversationId ?? "", uid ?? "", watch), {
    on: (said) =>
      setLast((before) => (before.key === key && before.other ? heardAgain(before, said) : heardFirst(key, said))),
    onRefused: () => setLast({ key, other: nobody, first: null }),
  });
  const other = last.key === key ? (last.other ?? nobody) : nobody;
  return { typing: other.typingUntil > now, present: other.presentUntil > now, seenAt: other.seenAt };
}

/**
 * This device's time, renewed when something of the other side expires. A timer that fires before that, because the
 * device's clock was set back a little, is followed by another one.
 */
function useClock(other: OtherPresence | null): number {
  const [looks, look] = useState(0);
  const now = Date.now();
  const next = other ? Math.min(...[other.typingUntil, other.presentUntil].filter((at) => at > now)) : Infinity;
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [next, looks]);
  return now;
}

/** Tells the other side that this reader is present and types. A null `uid` means that there is nobody to tell. */
export function useTeller(conversationId: string | null, uid: string | null, active: boolean): PresenceTeller {
  const key = conversationId === null || uid === null ? null : `${conversationId}/${uid}`;
  const teller = useMemo(
    () =>
      new PresenceTeller((told) =>
        key === null
          ? Promise.resolve()
          : withLive((live) => {
              const stored = live.tellPresence(conversationId ?? "", uid ?? "", told);
              expectAnswer(stored);
              return stored;
            }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is both ids
    [key],
  );
  useEffect(() => () => teller.stop(), [teller]);
  useEffect(() => {
    if (key !== null) teller.setActive(active);
  }, [teller, key, active]);
  return teller;
}

/** Tells the other side that their message has arrived here. */
export function useArrivals(teller: PresenceTeller, lastIncoming: string | null, ready: boolean): void {
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (known.current !== undefined && lastIncoming !== known.current) teller.messageCame();
    known.current = lastIncoming;
  }, [teller, lastIncoming, ready]);
}
