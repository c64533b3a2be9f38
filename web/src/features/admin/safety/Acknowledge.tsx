import { lookedAtSince } from "@thodu/domain/reports/seen";
import type { Report } from "@thodu/domain/reports/model";
import { useState } from "react";
import * as c from "@messages/cases";
import { useMinutes } from "../../../conversation/useMinutes";
import { serverNow } from "../../../lib/serverClock";
import { useSession } from "../../../lib/session";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { acknowledgeCase } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { usePersonName } from "../parts/usePersonName";

interface Looking {
  /** Who has said that they look at it, and when. */
  readonly by: string;
  readonly at: number;
  readonly isOwn: boolean;
  /** False if that was so long ago that anybody can take it. */
  readonly holds: boolean;
}

/** Who has said that they look at an open case; null if nobody has. */
function useLooking(value: Report): Looking | null {
  const { seenAt, seenBy, status } = value;
  const { uid } = useSession();
  useMinutes(seenAt);
  if (status !== "open" || seenAt === null || seenBy === null) return null;
  return { by: seenBy, at: seenAt, isOwn: seenBy === uid, holds: lookedAtSince(value, serverNow()) !== null };
}

/** Who looks at a case and since when; nothing if nobody does. */
export function LookedAt({ value }: { readonly value: Report }) {
  const looking = useLooking(value);
  if (looking === null) return null;
  const { by, at, isOwn, holds } = looking;
  const when = holds ? timeInIndia(at) : `${dayInIndia(at, Date.now())}, ${timeInIndia(at)}`;
  if (isOwn) return <p className="small">{(holds ? c.youLookSince : c.youTookIt)(when)}</p>;
  return (
    <p className="small">
      <PersonLink uid={by} /> {(holds ? c.looksSince : c.tookIt)(when)}
    </p>
  );
}

/** Who looks at a case, in a word, for the row of a phone; nothing if nobody does. */
export function OnIt({ value }: { readonly value: Report }) {
  const looking = useLooking(value);
  if (looking?.holds !== true) return null;
  return <> · {looking.isOwn ? c.youAreOnIt : <Named uid={looking.by} />}</>;
}

const Named = ({ uid }: { readonly uid: string }) => <>{c.onIt(usePersonName(uid) ?? "…")}</>;

interface ButtonProps {
  readonly found: Ticket<Report>;
  /** The ids of what says which case it belongs to. */
  readonly described: string;
}

/** Takes a case that nobody looks at, or gives one's own back; nothing while a colleague looks at it. */
export function AcknowledgeButton({ found: { id, value }, described }: ButtonProps) {
  const looking = useLooking(value);
  const [busy, setBusy] = useState(false);
  const isMine = looking?.holds === true && looking.isOwn;
  if (looking?.holds === true && !looking.isOwn) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    const reply = await acknowledgeCase(id, !isMine);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.reason === "TAKEN" ? c.lookedMeanwhile : reply.message);
    if (isMine) return toast("status", c.released);
    toast("status", value.category === "supervisor" ? c.lookingToldListener : c.looking);
  };
  return (
    <Button small look="outline" busy={busy} aria-describedby={described} onClick={() => void press()}>
      {isMine ? c.release : c.look}
    </Button>
  );
}
