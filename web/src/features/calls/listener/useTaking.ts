import { useEffect } from "react";
import type { OwnCalls } from "../../../calls/live";
import { loadLive } from "../../../calls/loadLive";
import { call } from "../../../lib/callables";
import { useLive, type Live } from "../../../lib/useLive";

/** The server rings at nobody whose page was silent for two and a half of these. */
const BEAT_MS = 60_000;

/** Whether the listener takes calls too, as the server has it. */
export const useTaking = (uid: string | null): Live<boolean> =>
  useLive<boolean>(uid, async () => {
    const { watchTaking } = await loadLive();
    return (watch) => watchTaking(uid ?? "", watch);
  });

export const takeCalls = (on: boolean) => call("takeCalls", { on });

/** Says nothing of the choice: this page may not have heard yet that it was changed on another device. */
const sayThere = () => call("takeCalls", { on: true, beat: true });

/** While a listener takes calls, the server hears that a page of theirs is open. */
export function useTellingThere(taking: boolean): void {
  useEffect(() => {
    if (!taking) return undefined;
    void sayThere();
    const timer = setInterval(() => void sayThere(), BEAT_MS);
    return () => clearInterval(timer);
  }, [taking]);
}

export const useOwnCalls = (uid: string | null): Live<OwnCalls> =>
  useLive<OwnCalls>(uid, async () => {
    const { watchOwnCalls } = await loadLive();
    return (watch) => watchOwnCalls(uid ?? "", watch);
  });
