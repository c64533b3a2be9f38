import { useEffect, useState } from "react";
import { refreshClaims } from "./session";

/** Before the identity service is asked again, after a call that did not come through. */
const PAUSE_MS = 2_000;

/**
 * Asks for a new token of `uid` when the one at hand looks `stale`, again while there is no answer; true when there is
 * one. Nobody is sent away because a network failed.
 */
export function useRenewedClaims(uid: string | null, stale: boolean): boolean {
  const [renewed, setRenewed] = useState<string | null>(null);
  useEffect(() => {
    if (!stale || uid === null) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (): void => {
      if (current) setRenewed(uid);
    };
    const again = (): void => {
      if (current) timer = setTimeout(ask, PAUSE_MS);
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
