import type { Call } from "@thodu/domain/calls/model";
import { useState } from "react";
import * as t from "@messages/calls";
import { loadLive } from "../../calls/loadLive";
import { endWithRetries, type More } from "../../calls/endWithRetries";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { call } from "../../lib/callables";
import { useSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { useLive } from "../../lib/useLive";
import { Button } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { loadEnd } from "./listener/loadEnd";
import { tellHeight } from "./tellHeight";
import "./bar.css";

interface Props {
  readonly callId: string;
}

/** The call, if the person is its listener and its caller is in a crisis; null otherwise. */
function useCrisis({ callId }: Props): Call | null {
  const { uid, claims } = useSession();
  const heard = useLive<Call>(claims.volunteer ? callId : null, async () => {
    const { watchCall } = await loadLive();
    return (watch) => watchCall(callId, watch);
  });
  const found = heard.state === "here" ? heard.value : null;
  return found?.volunteerId === uid && found.allowance === "crisis" ? found : null;
}

/** A call in another tab: where it is, and a button to end it from here. */
export function CallElsewhere({ callId }: Props) {
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const crisis = useCrisis({ callId });
  // As in the tab of the call: until it is here, the button hangs up at once.
  const End = useLoadedPart(loadEnd, crisis !== null);
  const isAsked = End !== null && crisis !== null;
  const hangUp = async (): Promise<void> => {
    setBusy(true);
    const reply = await call("endCall", { callId });
    setBusy(false);
    if (!reply.ok) toast("alert", reply.message);
  };
  const end = (more: More): void => void endWithRetries(callId, more);
  return (
    <>
      <aside ref={tellHeight} className="call-bar" aria-label={t.yourCall}>
        <div className="call-bar__over">
          <LiveRegion as="p">{t.elsewhere}</LiveRegion>
          <Button
            look="outline"
            busy={busy}
            aria-haspopup={isAsked ? "dialog" : undefined}
            onClick={() => (isAsked ? setAsking(true) : void hangUp())}
          >
            {t.hangUp}
          </Button>
        </div>
      </aside>
      {isAsked && (
        <End
          asked={isAsking ? { callId, customerId: crisis.customerId, alias: crisis.alias } : null}
          onEnd={crisis.status === "active" ? end : null}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
