import { useEffect, useRef, useState } from "react";
import type { Stop, Watch } from "./watching";

export type Live<T> =
  | { readonly state: "loading" }
  | { readonly state: "refused" }
  | { readonly state: "here"; readonly value: T };
export type Listen<T> = (watch: Watch<T>) => Stop;

const RETRY_AFTER = 2_000;
const LOADING = { state: "loading" } as const;
const NOTHING = { key: null, live: LOADING } as const;

/** Subscribes once the code for it is loaded, and keeps trying to load it. */
export function listenLater<T>(load: () => Promise<Listen<T>>, watch: Watch<T>): Stop {
  let stop: Stop | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const begin = (): void => {
    load().then(
      (listen) => {
        if (!stopped) stop = listen(watch);
      },
      () => {
        if (!stopped) timer = setTimeout(begin, RETRY_AFTER);
      },
    );
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/**
 * The value of a live document or query. `load` loads the code that subscribes (after the page); `key` identifies the
 * subscription, and null means none.
 */
export function useLive<T>(key: string | null, load: () => Promise<Listen<T>>): Live<T> {
  const [heard, setHeard] = useState<{ readonly key: string | null; readonly live: Live<T> }>(NOTHING);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const stop = listenLater(latest.current, {
      on: (value) => setHeard({ key, live: { state: "here", value } }),
      onRefused: () => setHeard({ key, live: { state: "refused" } }),
    });
    return () => {
      stop();
      // If the same is subscribed to again later, the present value may be out of date by then.
      setHeard(NOTHING);
    };
  }, [key]);
  return key !== null && heard.key === key ? heard.live : LOADING;
}
