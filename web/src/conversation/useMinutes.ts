import { useEffect, useState } from "react";
import { onServerTime } from "../lib/onServerTime";
import { serverNow } from "../lib/serverClock";

/** Of all parts of the page that show the time: they change together, so that no two say different minutes. */
const shown = new Set<(now: number) => void>();

function renew(): void {
  const now = serverNow();
  for (const show of shown) show(now);
}

/** One timer for all of them; null while there are none. */
let end: (() => void) | null = null;

function begin(): void {
  const timer = setInterval(renew, 30_000);
  const stop = onServerTime(renew);
  end = () => {
    clearInterval(timer);
    stop();
    end = null;
  };
}

/**
 * The server's time, the same in the whole page. It is renewed at least twice a minute, when the estimate of the
 * server's clock improves, and when `heard` changes: something that has just arrived may begin after the last renewal.
 * 0 while a page is prerendered.
 */
export function useMinutes(heard: unknown = null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    shown.add(setNow);
    if (end === null) begin();
    return () => {
      shown.delete(setNow);
      if (shown.size === 0) end?.();
    };
  }, []);
  useEffect(renew, [heard]);
  return now;
}
