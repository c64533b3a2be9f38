import { isHandedOver } from "@thodu/domain/matching/handOver";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useState } from "react";
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
  readonly alias: string;
  readonly summary: Summary;
}

/**
 * Shown while a colleague is asked to take the conversation over: it stays with the listener, who may cease to ask.
 * Afterwards it says that the colleague has not taken it, until the listener has read that.
 */
export function Asking({ conversationId, alias, summary }: Props) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  /** The colleague who was asked last, until the listener knows the answer. */
  const [last, setLast] = useState<string | null>(null);
  /** The end of the offer that the listener has withdrawn, until the summary without it arrives. */
  const [stopped, setStopped] = useState<number | null>(null);
  const { offer } = summary;
  useTimeOver(offer?.expiresAt ?? null);
  const asked = isHandedOver(summary, serverNow()) && offer?.expiresAt !== stopped ? offer : null;
  if (asked && asked.to !== last) setLast(asked.to);
  const nameOf = (uid: string): string => askedColleague(conversationId, uid)?.name ?? w.aColleague;
  const stop = async (): Promise<void> => {
    setBusy(true);
    noteStopped(conversationId, true);
    const reply = await passOffer(conversationId);
    setBusy(false);
    if (reply.ok) {
      setStopped(offer?.expiresAt ?? null);
      return setLast(null);
    }
    noteStopped(conversationId, false);
    toast("alert", reply.message);
  };
  if (asked)
    return (
      <div className="desk__silence" role="status">
        <p>
          {w.asking(nameOf(asked.to))} <SecondsLeft until={asked.expiresAt} />
        </p>
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
  if (last === null || busy) return null;
  return (
    <div className="desk__silence" role="status">
      <p>{w.notTaken(nameOf(last), alias)}</p>
      <Button small look="outline" onClick={() => setLast(null)}>
        {w.understood}
      </Button>
    </div>
  );
}

/** Not read aloud, as it changes each second. */
function SecondsLeft({ until }: { readonly until: number }) {
  const [, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => before + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="soft" aria-hidden="true">
      {w.secondsLeft(Math.max(0, Math.ceil((until - serverNow()) / SECOND)))}
    </span>
  );
}
