import { backoff } from "@thodu/domain/backoff";
import { useEffect, useState, type ComponentType } from "react";

/**
 * A part of a screen that is loaded later; null until then. Unlike a lazy component it throws no error when it can't be
 * loaded: it tries again, at once when the network is back.
 */
export function useLoadedPart<P>(load: () => Promise<ComponentType<P>>, wanted = true): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let here = false;
    const attempt = (): void => {
      clearTimeout(timer);
      if (here) return;
      load().then(
        (component) => {
          here = true;
          setPart(() => component);
        },
        () => {
          tries += 1;
          timer = setTimeout(attempt, backoff(tries, Math.random()));
        },
      );
    };
    attempt();
    addEventListener("online", attempt);
    return () => {
      here = true;
      clearTimeout(timer);
      removeEventListener("online", attempt);
    };
  }, [load, wanted]);
  return part;
}
