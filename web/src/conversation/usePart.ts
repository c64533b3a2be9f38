import { backoff } from "@thodu/domain/backoff";
import { useEffect, useState, type ComponentType } from "react";

/**
 * A part of a screen that comes later, null until it is here. Unlike a lazy component it breaks nothing when it can't
 * be had: it goes on trying, at once when the network is back.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>, wanted = true): ComponentType<P> | null {
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
    window.addEventListener("online", attempt);
    return () => {
      here = true;
      clearTimeout(timer);
      window.removeEventListener("online", attempt);
    };
  }, [load, wanted]);
  return part;
}
