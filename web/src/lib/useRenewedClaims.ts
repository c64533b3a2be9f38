import { backoff } from "@thodu/domain/backoff";
import { useEffect, useState } from "react";
import { refreshClaims } from "./session";

/**
 * Gets a new token of `uid` if the present one looks `stale`, and tries again while there is no answer. True once there
 * is one, so that nobody is sent away because of a bad network.
 */
export function useRenewedClaims(uid: string | null, stale: boolean): boolean {
  const [renewed, setRenewed] = useState<string | null>(null);
  useEffect(() => {
    if (!stale || uid === null) return undefined;
    let current = true;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => {
      if (current) setRenewed(uid);
    };
    const again = (): void => {
      tries += 1;
      if (current) timer = setTimeout(ask, backoff(tries, Math.random()));
    };
    const ask = (): void => void refreshClaims().then(done, again);
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [stale, uid]);
  return renewed !== null && renewed === uid;
}
