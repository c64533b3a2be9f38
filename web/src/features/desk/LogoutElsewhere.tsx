import { SECOND } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import { callState, isLive } from "../../calls/state";
import { usePart } from "../../conversation/usePart";
import { loadFirestore } from "../../lib/firebase";
import { LEAVING, LeavingEvent } from "../../lib/formStore";
import { useSession } from "../../lib/session";
import type { Stop } from "../../lib/watching";
import type { Entry } from "./list";

const loadDialog = async () => (await import("./LogoutDialog")).LogoutDialog;

/** More than any listener may hold. */
const MOST = 20;
/** Nobody is kept from logging out for longer by a bad network. */
const PATIENCE = 4 * SECOND;

/** Whom a listener holds right now; nobody where that can't be learnt in time. */
async function heldNow(uid: string): Promise<readonly Entry[]> {
  const [{ watchEpoch, watchList }] = await Promise.all([import("./apiDesk"), loadFirestore()]);
  return new Promise((resolve) => {
    const stops: Stop[] = [];
    const answer = (held: readonly Entry[]): void => {
      clearTimeout(timer);
      // The first answer may come while the listener is still being set up.
      queueMicrotask(() => stops.forEach((stop) => stop()));
      resolve(held);
    };
    const none = (): void => answer([]);
    const timer = setTimeout(none, PATIENCE);
    const ofEpoch = (epoch: string): void =>
      void stops.push(
        watchList(
          { epoch, tab: "mine", uid, count: MOST, search: "" },
          { on: ({ entries }) => answer(entries), onRefused: none },
        ),
      );
    stops.push(watchEpoch({ on: ofEpoch, onRefused: none }));
  });
}

interface Asked {
  readonly own: readonly Entry[];
  readonly event: LeavingEvent;
}

/** On the pages beside the desk: whoever logs out is asked what becomes of those they hold, as at the desk. */
export function LogoutElsewhere() {
  const uid = useSession().uid ?? "";
  const [asked, setAsked] = useState<Asked | null>(null);
  const sure = useRef(false);
  const leave = (event: LeavingEvent): void => {
    sure.current = true;
    setAsked(null);
    event.again();
    // Where something else held the page, the next try asks anew.
    sure.current = false;
  };
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const ask = (event: Event): void => {
      // A call has to end first, and says so itself.
      if (sure.current || !(event instanceof LeavingEvent) || event.why !== "logout" || isLive(callState())) return;
      event.preventDefault();
      void heldNow(uid)
        .catch(() => [])
        .then((own) => (own.length > 0 ? setAsked({ own, event }) : latest.current(event)));
    };
    window.addEventListener(LEAVING, ask);
    return () => window.removeEventListener(LEAVING, ask);
  }, [uid]);
  const LogoutDialog = usePart(loadDialog, asked !== null);
  return (
    asked &&
    LogoutDialog && (
      <LogoutDialog own={asked.own} onStay={() => setAsked(null)} onLeave={() => latest.current(asked.event)} />
    )
  );
}
