import { useEffect } from "react";
import type { OwnCalls } from "../../../calls/live";
import { loadLive } from "../../../calls/loadLive";
import { call } from "../../../lib/callables";
import { useLive, type Live } from "../../../lib/useLive";

/** The server calls nobody whose page was silent for two and a half of these intervals. */
const HEARTBEAT_MS = 60_000;

/** Whether the listener takes calls, by the server. */
export const useTaking = (uid: string | null): Live<boolean> =>
  useLive<boolean>(uid, async () => {
    const { watchTaking } = await loadLive();
    return (watch) => watchTaking(uid ?? "", watch);
  });

export const takeCalls = (on: boolean) => call("takeCalls", { on });

/** Does not send the choice, because it may have been changed on another device without this page knowing. */
const sayThere = () => call("takeCalls", { on: true, beat: true });

/** While a listener takes calls, tells the server repeatedly that a page of theirs is open. */
export function useTellingThere(taking: boolean): void {
  useEffect(() => {
    if (!taking) return undefined;
    void sayThere();
    const timer = setInterval(() => void sayThere(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [taking]);
}

export const useOwnCalls = (uid: string | null): Live<OwnCalls> =>
  useLive<OwnCalls>(uid, async () => {
    const { watchOwnCalls } = await loadLive();
    return (watch) => watchOwnCalls(uid ?? "", watch);
  });
