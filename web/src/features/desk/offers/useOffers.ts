import { SECOND } from "@thodu/domain/time";
import { useEffect, useState } from "react";
import { loadFirestore } from "../../../lib/firebase";
import { takeIn } from "../../../lib/notMatched";
import { useLive } from "../../../lib/useLive";
import type { Entry } from "../inbox/list";

const NONE: readonly Entry[] = [];

/**
 * The people offered to the listener now; none unless they are online. The server offers nobody who is blocked with
 * this listener, so an offer also means that a block was lifted: the lists show that person again.
 */
export function useOffers(epoch: string | null, uid: string, online: boolean): readonly Entry[] {
  const heard = useLive<readonly Entry[]>(online && epoch !== null ? `${epoch} ${uid}` : null, async () => {
    const [{ watchOffers }] = await Promise.all([import("./apiOffers"), loadFirestore()]);
    return (watch) => watchOffers(epoch ?? "", uid, watch);
  });
  const offers = heard.state === "here" ? heard.value : NONE;
  useEffect(() => {
    for (const { id } of offers) takeIn(id);
  }, [offers]);
  return offers;
}

/** When each offer ends that this page has shown: it may be hidden meanwhile, for another one or beside a crisis. */
const ends = new Map<string, number>();

function endOf(key: string, lasts: number): number {
  const end = ends.get(key) ?? performance.now() + lasts;
  ends.set(key, end);
  return end;
}

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - performance.now()) / SECOND));

/**
 * The whole seconds that are left of an offer, measured from when this device first showed it: its clock may be wrong
 * by a day, and the server decides in the end. At 0 `onOver` is called once.
 */
export function useCountdown(key: string, lasts: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(endOf(key, lasts)));
  useEffect(() => {
    const end = endOf(key, lasts);
    const timer = setInterval(() => {
      const seconds = secondsUntil(end);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onOver();
    }, SECOND);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one countdown for each offer
  }, [key]);
  return left;
}
