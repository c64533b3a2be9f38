import { useCallback, useEffect, useState } from "react";
import { useVisible } from "../../lib/hooks/useVisible";
import type { Summary } from "../../conversation/documents";
import { useArrival } from "../../conversation/useArrival";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useSummary } from "../../conversation/useSummary";
import { useSession } from "../../lib/session";
import { forgetRequest, leaveQueue, madeRequest, requestHelp } from "./api";

/** A listener takes people one by one: the place changes no faster than this is noticed. */
const REFRESH = 15_000;

export type Help =
  | { readonly state: "none" }
  /** Waiting; the place from 1, null until it is known. */
  | { readonly state: "waiting"; readonly position: number | null }
  /** A listener is in the chat. */
  | { readonly state: "come"; readonly summary: Summary };

export interface Helping {
  readonly help: Help;
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly refused: string | null;
  /** Resolves with whether the request is stored. */
  readonly ask: () => Promise<boolean>;
  /** Resolves with whether the place is given up; the page hears of it as of any end. */
  readonly leave: () => Promise<boolean>;
}

/** Asks for the place again and again while the page is in front of somebody who waits. */
function usePlace(waits: boolean, onPlace: (position: number) => void): void {
  const visible = useVisible();
  useEffect(() => {
    if (!waits || !visible) return undefined;
    let stopped = false;
    const refresh = async (): Promise<void> => {
      const reply = await requestHelp();
      if (!stopped && reply.ok) onPlace(reply.value.position);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [waits, visible, onPlace]);
}

/** The request of this tab: made once, the place asked for again and again, the listener's coming heard at once. */
export function useHelp(): Helping {
  const { uid } = useSession();
  const [asked, setAsked] = useState(false);
  const [position, setPosition] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  // After a reload the tab still knows what it asked for.
  useEffect(() => setAsked(madeRequest() !== null), []);

  const heard = useSummary(asked ? uid : null);
  const summary = heard.state === "here" ? heard.value : null;
  const status = summary?.status ?? null;
  useOpenTalk(uid, heard);
  useArrival(summary);
  // What was heard first may be of before the request: an end counts once the place was seen, or the server knows of none.
  const [known, setKnown] = useState(false);
  if (asked && !known && (status === "waiting" || status === "active")) setKnown(true);
  if (!asked && known) setKnown(false);
  const over = asked && known && status === "closed";
  useEffect(() => {
    if (!over) return;
    forgetRequest();
    setAsked(false);
    setPosition(null);
  }, [over]);

  const waits = asked && !busy && uid !== null && status !== "active" && !over;
  const onPlace = useCallback((place: number): void => {
    if (place > 0) setPosition(place);
    else setKnown(true);
  }, []);
  usePlace(waits, onPlace);

  const ask = async (): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    const reply = await requestHelp();
    setBusy(false);
    if (!reply.ok) {
      setRefused(reply.message);
      return false;
    }
    setPosition(reply.value.position > 0 ? reply.value.position : null);
    setAsked(true);
    return true;
  };

  const leave = async (): Promise<boolean> => {
    if (uid === null) return false;
    setBusy(true);
    setRefused(null);
    const reply = await leaveQueue(uid);
    setBusy(false);
    if (!reply.ok) setRefused(reply.message);
    return reply.ok;
  };

  return { help: helpOf(asked && !over, summary, position), busy, refused, ask, leave };
}

function helpOf(asked: boolean, summary: Summary | null, position: number | null): Help {
  if (!asked) return { state: "none" };
  return summary?.status === "active" ? { state: "come", summary } : { state: "waiting", position };
}
