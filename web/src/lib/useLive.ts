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

/** Listens once the code for it is here, and goes on trying to get it. */
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
 * What a live document or query says. `load` brings the code that listens (it comes after the page); `key` names what
 * is listened to, and with null nothing is.
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
      // Where the same is listened to again later, what was heard now may be over by then.
      setHeard(NOTHING);
    };
  }, [key]);
  return key !== null && heard.key === key ? heard.live : LOADING;
}
