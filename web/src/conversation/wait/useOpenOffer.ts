import { useEffect, useRef, useState } from "react";
import { serverNow } from "../../lib/serverClock";

/** The server's clock is known to less than a second; so late its answer no longer counts the offer as open. */
const LATE = 500;

/**
 * Whether a listener is being asked: until `until` by the server's clock, null for nobody. `onLapse` is called when
 * that ends without an answer.
 */
export function useOpenOffer(until: number | null, onLapse: () => void): boolean {
  const [lapsed, setLapsed] = useState<number | null>(null);
  const latest = useRef(onLapse);
  useEffect(() => {
    latest.current = onLapse;
  });
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(
      () => {
        setLapsed(until);
        latest.current();
      },
      Math.max(0, until - serverNow() + LATE),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== lapsed;
}
