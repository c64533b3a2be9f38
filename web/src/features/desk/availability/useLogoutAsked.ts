import { useLayoutEffect, useRef, useState } from "react";
import { callState, isLive } from "../../../calls/state";
import { LEAVING, LeavingEvent } from "../../../lib/formStore";
import { useSession } from "../../../lib/session";
import { heldNow } from "./heldNow";
import type { Entry } from "../inbox/list";

interface Asked {
  readonly held: readonly Entry[];
  readonly event: LeavingEvent;
}

interface LogoutAsked {
  /** The conversations that the listener holds, while they are being asked about them; else null. */
  readonly asked: readonly Entry[] | null;
  readonly stay: () => void;
  /** Logs out, even if conversations are still held. */
  readonly leave: () => void;
}

/**
 * Stops a listener who holds somebody from logging out before they were asked about that person. `own`: the
 * conversations they hold as far as the page knows; if there are none, the server is asked first. Nothing is asked
 * during a call, which has to end first and says so itself.
 */
export function useLogoutAsked(own: readonly Entry[]): LogoutAsked {
  const uid = useSession().uid ?? "";
  const [asked, setAsked] = useState<Asked | null>(null);
  const sure = useRef(false);
  const leave = (event: LeavingEvent): void => {
    sure.current = true;
    setAsked(null);
    event.again();
    // If something else stopped the logout, the next try asks again.
    sure.current = false;
  };
  const ask = async (event: LeavingEvent): Promise<void> => {
    const held = own.length > 0 ? own : await heldNow(uid).catch(() => own);
    if (held.length > 0) setAsked({ held, event });
    else leave(event);
  };
  const latest = useRef(ask);
  latest.current = ask;
  // Not after the page has painted: a logout between the two would leave people alone.
  useLayoutEffect(() => {
    const hear = (event: Event): void => {
      if (sure.current || !(event instanceof LeavingEvent) || event.why !== "logout" || isLive(callState())) return;
      event.preventDefault();
      void latest.current(event);
    };
    addEventListener(LEAVING, hear);
    return () => removeEventListener(LEAVING, hear);
  }, []);
  return {
    asked: asked && (own.length > 0 ? own : asked.held),
    stay: () => setAsked(null),
    leave: () => asked && leave(asked.event),
  };
}
