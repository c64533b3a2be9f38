import { useEffect } from "react";
import { dismissCall } from "../../calls/session";
import type { CallState } from "../../calls/state";
import { useSummary } from "../../conversation/useSummary";
import { useLocation } from "../../lib/router";
import { useSession } from "../../lib/session";

/** Whether nobody took the call and its caller has gone on with a listener in the chat; the call is then dismissed. */
export function useHeardInChat({ side, over }: CallState): boolean {
  const { uid } = useSession();
  const { pathname } = useLocation();
  const mayBe = side === "customer" && over?.why === "missed" && pathname === "/chat";
  const summary = useSummary(mayBe ? uid : null);
  const isHeard = mayBe && summary.state === "here" && summary.value?.status === "active";
  useEffect(() => {
    if (isHeard) dismissCall();
  }, [isHeard]);
  return isHeard;
}
