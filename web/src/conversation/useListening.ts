import { useEffect, useRef } from "react";
import { loadFirestore } from "../lib/firebase";
import type * as Live from "./live";
import { listenLater } from "../lib/useLive";
import type { Stop, Watch } from "../lib/watching";

type LiveModule = typeof Live;
type Listen<T> = (live: LiveModule, watch: Watch<T>) => Stop;

/** The live part comes after the page: its script is larger than the page's own. */
export const loadLive = async (): Promise<LiveModule> => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};

export const withLive = async <T>(work: (live: LiveModule) => Promise<T>): Promise<T> => work(await loadLive());

/** Subscribes while there is a `key`, which says to what. The caller keeps what arrives. */
export function useListening<T>(key: string | null, listen: Listen<T>, watch: Watch<T>): void {
  const latest = useRef({ listen, watch });
  useEffect(() => {
    latest.current = { listen, watch };
  });
  useEffect(() => {
    if (key === null) return undefined;
    // The callbacks of this key: a late event must not reach those of another one.
    const { listen: listening, watch: heard } = latest.current;
    return listenLater(() => loadLive().then((live) => (given: Watch<T>) => listening(live, given)), heard);
  }, [key]);
}
