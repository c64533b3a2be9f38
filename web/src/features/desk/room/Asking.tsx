import { isHandedOver } from "@thodu/domain/matching/handOver";
import { useState } from "react";
import * as w from "@messages/deskWork";
import type { Summary } from "../../../conversation/documents";
import { serverNow } from "../../../lib/serverClock";
import { useOnline } from "../../../lib/hooks/useOnline";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { passOffer } from "../api";
import { useTimeOver } from "../useTimeOver";
import { askedColleague, noteStopped } from "./asked";

interface Props {
  readonly conversationId: string;
  readonly summary: Summary;
}

/** Shown while a colleague is asked to take the conversation over: it stays with the listener, who may cease to ask. */
export function Asking({ conversationId, summary }: Props) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const { offer } = summary;
  useTimeOver(offer?.expiresAt ?? null);
  if (offer === null || !isHandedOver(summary, serverNow())) return null;
  const stop = async (): Promise<void> => {
    setBusy(true);
    noteStopped(conversationId, true);
    const reply = await passOffer(conversationId);
    setBusy(false);
    if (reply.ok) return;
    noteStopped(conversationId, false);
    toast("alert", reply.message);
  };
  return (
    <div className="desk__silence" role="status">
      <p>{w.asking(askedColleague(conversationId, offer.to)?.name ?? w.aColleague)}</p>
      <Button
        small
        look="outline"
        busy={busy}
        {...(online ? { onClick: () => void stop() } : { "aria-disabled": true })}
      >
        {w.askNoMore}
      </Button>
    </div>
  );
}
