import { useEffect, useState } from "react";
import { serverNow } from "../../lib/serverClock";

/** Renders again at `at` by the server's clock; returns the last such time that has come. */
export function useTimeOver(at: number | null): number | null {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setOver(at), Math.max(0, at - serverNow()));
    return () => clearTimeout(timer);
  }, [at]);
  return over;
}
