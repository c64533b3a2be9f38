import { useEffect, useState } from "react";
import { refreshClaims } from "./session";

/** Asks once for a new token of `uid` when the one at hand looks `stale`; true when that is done. */
export function useRenewedClaims(uid: string | null, stale: boolean): boolean {
  const [renewed, setRenewed] = useState<string | null>(null);
  useEffect(() => {
    if (!stale || uid === null) return undefined;
    let current = true;
    const done = (): void => {
      if (current) setRenewed(uid);
    };
    refreshClaims().then(done, done);
    return () => {
      current = false;
    };
  }, [stale, uid]);
  return renewed !== null && renewed === uid;
}
