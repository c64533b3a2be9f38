import { useEffect, useRef, useState } from "react";
import { callState, isLive } from "../../calls/state";
import { LEAVING, LeavingEvent } from "../../lib/formStore";

interface LogoutAsked {
  readonly asked: boolean;
  readonly stay: () => void;
  /** Logs out, whoever is still held. */
  readonly leave: () => void;
}

/**
 * Stops a listener who `holds` somebody from logging out before they were asked what becomes of that person. In a call nothing
 * is asked: it has to end first, and says so itself.
 */
export function useLogoutAsked(holds: boolean): LogoutAsked {
  const [asked, setAsked] = useState<LeavingEvent | null>(null);
  const sure = useRef(false);
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: Event): void => {
      if (sure.current || !(event instanceof LeavingEvent) || event.why !== "logout" || isLive(callState())) return;
      event.preventDefault();
      setAsked(event);
    };
    window.addEventListener(LEAVING, ask);
    return () => window.removeEventListener(LEAVING, ask);
  }, [holds]);
  return {
    asked: asked !== null,
    stay: () => setAsked(null),
    leave: () => {
      sure.current = true;
      setAsked(null);
      asked?.again();
      // Where something else held the page, the next try asks anew.
      sure.current = false;
    },
  };
}
