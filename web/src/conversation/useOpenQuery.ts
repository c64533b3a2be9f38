import { useEffect, useRef } from "react";
import { loadFirestore } from "../lib/firebase";
import type * as Live from "./live";
import { listenLater } from "../lib/useLive";
import type { Stop, Watch } from "../lib/watching";

type LiveModule = typeof Live;
type Listen<T> = (live: LiveModule, watch: Watch<T>) => Stop;

/** Loads the code of the open queries after the page: it is larger than the page's own script. */
export const loadLive = async (): Promise<LiveModule> => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};

export const withLive = async <T>(work: (live: LiveModule) => Promise<T>): Promise<T> => work(await loadLive());

/** Subscribes while `key` is not null; another key means another subscription. The caller stores what arrives. */
export function useOpenQuery<T>(key: string | null, listen: Listen<T>, watch: Watch<T>): void {
  const latest = useRef({ listen, watch });
  useEffect(() => {
    latest.current = { listen, watch };
  });
  useEffect(() => {
    if (key === null) return undefined;
    // The callbacks that belong to this key: a late event must not reach those of another key.
    const { listen: listening, watch: heard } = latest.current;
    return listenLater(() => loadLive().then((live) => (given: Watch<T>) => listening(live, given)), heard);
  }, [key]);
}
