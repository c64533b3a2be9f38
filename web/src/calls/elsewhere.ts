import { useEffect, useState } from "react";
import { useVisible } from "../lib/hooks/useVisible";
import { hearTabs } from "../lib/tabs";
import { heldSomewhere, lockOf, TABS } from "./held";

/** Resolves once no tab holds the call any more. */
const ended = (callId: string, signal: AbortSignal): Promise<unknown> =>
  navigator.locks.request(lockOf(callId), { signal, mode: "shared" }, () => Promise.resolve());

/**
 * The id of the call that another tab of this browser is in; null for none. Checked when a tab takes a call, and
 * whenever this tab becomes visible.
 */
export function useCallElsewhere(isFree: boolean): string | null {
  const [callId, setCallId] = useState<string | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!isFree || !visible) return undefined;
    const stops = new AbortController();
    const look = async (): Promise<void> => {
      const found = await heldSomewhere();
      if (stops.signal.aborted) return;
      setCallId(found);
      if (found === null) return;
      await ended(found, stops.signal);
      await look();
    };
    const again = (): void => void look().catch(() => undefined);
    again();
    const stopHearing = hearTabs(TABS, again);
    return () => {
      stops.abort();
      stopHearing();
    };
  }, [isFree, visible]);
  return isFree ? callId : null;
}
