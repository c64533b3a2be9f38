import { useState } from "react";
import * as t from "@messages/calls";
import { call } from "../../lib/callables";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { tellHeight } from "./tellHeight";
import "./bar.css";

/** A call of another tab: where it is, and a way to end it from here. */
export function CallElsewhere({ callId }: { readonly callId: string }) {
  const [busy, setBusy] = useState(false);
  const hangUp = async (): Promise<void> => {
    setBusy(true);
    const reply = await call("endCall", { callId });
    setBusy(false);
    if (!reply.ok) toast("alert", reply.message);
  };
  return (
    <aside ref={tellHeight} className="call-bar" aria-label={t.yourCall}>
      <div className="call-bar__over">
        <LiveRegion as="p">{t.elsewhere}</LiveRegion>
        <Button look="outline" busy={busy} onClick={() => void hangUp()}>
          {t.hangUp}
        </Button>
      </div>
    </aside>
  );
}
