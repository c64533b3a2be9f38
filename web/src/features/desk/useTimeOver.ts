import { useEffect, useState } from "react";
import { serverNow } from "../../lib/serverClock";

/** The server's clock is known to less than a second. */
const LATE = 500;

/** Renders again once `at` has come by the server's clock; returns the last such time that has come. */
export function useTimeOver(at: number | null): number | null {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setOver(at), Math.max(0, at - serverNow() + LATE));
    return () => clearTimeout(timer);
  }, [at]);
  return over;
}
