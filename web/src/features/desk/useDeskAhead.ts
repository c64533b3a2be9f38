import { SECOND } from "@thodu/domain/time";
import { useEffect } from "react";
import { loadFirestore } from "../../lib/firebase";
import { useSession } from "../../lib/session";
import { listenLater } from "../../lib/useLive";

/** How long the queries stay after the desk has taken the frame's place: it needs this long to ask the same. */
const STAYS = 5 * SECOND;

const load = async () => {
  const [{ watchFirst }] = await Promise.all([import("./apiDesk"), loadFirestore()]);
  return watchFirst;
};

/**
 * Asks for what the desk reads first while the approval is still checked, for a listener by their token: the rules
 * decide about these reads as well. The desk's own queries are the same, so they are answered at once and read nothing
 * twice.
 */
export function useDeskAhead(): void {
  const { uid, claims } = useSession();
  const reader = claims.volunteer ? uid : null;
  useEffect(() => {
    if (reader === null) return undefined;
    // Evaluated while the network is waited for; the desk says by itself if it can't be loaded.
    import("./Desk").catch(() => undefined);
    const stop = listenLater(load, { on: () => undefined, onRefused: () => undefined });
    return () => void setTimeout(stop, STAYS);
  }, [reader]);
}
