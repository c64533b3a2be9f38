import { useEffect, useState } from "react";

/**
 * The time, looked at twice a minute and whenever `heard` is another: what has just been heard may begin after the last
 * look. 0 while a page is prerendered.
 */
export function useMinutes(heard: unknown = null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [heard]);
  return now;
}
