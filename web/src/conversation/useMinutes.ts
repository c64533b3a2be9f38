import { useEffect, useState } from "react";
import { onServerTime } from "../lib/onServerTime";
import { serverNow } from "../lib/serverClock";

/**
 * The server's time, looked at twice a minute, whenever `heard` is another, as what has just been heard may begin after
 * the last look, and when it is known better. 0 while a page is prerendered.
 */
export function useMinutes(heard: unknown = null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => setNow(serverNow());
    look();
    const timer = setInterval(look, 30_000);
    const stop = onServerTime(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [heard]);
  return now;
}
