import * as t from "@messages/booked";
import { useEffect, useState } from "react";
import { useMinutes } from "../../conversation/useMinutes";
import { momentInIndia } from "../../lib/time";
import { serverNow } from "../../lib/serverClock";
import { Notice } from "../../ui/Notice";
import type { Confirmed } from "./api/appointment";

/** That the appointment has to be kept, and until when; once that is over, that it is being cancelled. */
export function ToKeep({ appointment: { toKeep } }: { readonly appointment: Confirmed }) {
  const until = toKeep?.until ?? null;
  // The server cancels it within a minute, so the page does not wait for its next renewal.
  const [lapsed, setLapsed] = useState<number | null>(null);
  const now = useMinutes(lapsed);
  useEffect(() => {
    if (until === null) return undefined;
    const left = until - serverNow();
    const timer = left > 0 && left < LONGEST ? setTimeout(() => setLapsed(until), left) : undefined;
    return () => clearTimeout(timer);
  }, [until, now]);
  if (toKeep === null) return null;
  return (
    <Notice>
      <p>{now >= toKeep.until ? t.lapsed : t.toKeep(toKeep.email, momentInIndia(toKeep.until))}</p>
    </Notice>
  );
}

/** A timer that is due later is set by a later renewal of the time. */
const LONGEST = 120_000;
