import { useCallback, useEffect, useState } from "react";
import { answersInOrder } from "../../lib/answersInOrder";
import { useVisible } from "../../lib/hooks/useVisible";
import type { Summary } from "../../conversation/documents";
import { useArrival } from "../../conversation/useArrival";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useSummary } from "../../conversation/useSummary";
import type { Reply } from "../../lib/callables";
import { useSession } from "../../lib/session";
import { useFresh, type Answer } from "../../lib/useFresh";
import { askPlace, forgetRequest, isStored, leaveQueue, madeRequest, requestHelp } from "./api";

/** The place changes as listeners claim people, which is not noticed in less time than this. */
const REFRESH = 15_000;

export type Help =
  | { readonly state: "none" }
  /** Waiting, with the place from 1; null until it is known. `summary` is null until the conversation has been read. */
  | { readonly state: "waiting"; readonly position: number | null; readonly summary: Summary | null }
  /** A listener is in the chat. */
  | { readonly state: "come"; readonly summary: Summary };

export interface Helping {
  readonly help: Help;
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly refused: string | null;
  /** Resolves to whether the request is stored. */
  readonly ask: () => Promise<boolean>;
  /** Resolves to whether the place was given up. The page learns of it from the conversation, as of any end. */
  readonly leave: () => Promise<boolean>;
}

type Place = Reply<{ readonly position: number }>;

/** Reads the place repeatedly while the page is visible to the person `waits`; null if nobody waits. */
function usePlace(waits: string | null, onReply: (reply: Place) => void): void {
  const visible = useVisible();
  useEffect(() => {
    if (waits === null || !visible) return undefined;
    let stopped = false;
    const begin = answersInOrder();
    const refresh = async (): Promise<void> => {
      const counts = begin();
      const reply = await askPlace(waits);
      if (!stopped && counts(reply.ok)) onReply(reply);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [waits, visible, onReply]);
}

/**
 * Whether this person has made a request in this tab, also before a reload. Another person's request does not count.
 */
function useAsked(uid: string | null, busy: boolean): readonly [boolean, (asked: boolean) => void] {
  const [asked, setAsked] = useState(false);
  const [reader, setReader] = useState<string | null>(null);
  if (reader !== uid) {
    setReader(uid);
    setAsked(!busy && uid !== null && madeRequest(uid) !== null);
  }
  return [asked, setAsked];
}

/** The requests that presses make: whether one is in progress, and why the last one failed. */
function useTries() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const during = async <T>(work: () => Promise<Reply<T>>, onReply?: (reply: Reply<T>) => void): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    const reply = await work();
    setBusy(false);
    if (!reply.ok) setRefused(reply.message);
    onReply?.(reply);
    return reply.ok;
  };
  return { busy, refused, setRefused, during };
}

/**
 * The request of this visit that was reported as failed; null without one. It is sent again only by a press, under the
 * same id, because only its answer may have been lost.
 */
function useFailed(open: boolean, onArrived: () => void): readonly [string | null, (requestId: string | null) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed !== null && open) {
    // Only its answer was lost.
    setFailed(null);
    onArrived();
  }
  useEffect(() => {
    if (failed !== null) forgetRequest();
  }, [failed]);
  return [failed, setFailed];
}

/**
 * The request of this tab, made once, or the talk that the person has begun elsewhere. Its place is read repeatedly,
 * and the arrival of a listener is noticed at once.
 */
export function useHelp(): Helping {
  const { uid } = useSession();
  const [place, setPlace] = useState<Answer<number> | null>(null);
  const position = useFresh(place);
  const { busy, refused, setRefused, during } = useTries();
  const [asked, setAsked] = useAsked(uid, busy);

  const heard = useSummary(uid);
  const summary = heard.state === "here" ? heard.value : null;
  const status = summary?.status ?? null;
  useOpenTalk(uid, heard);
  useArrival(summary);
  // The first snapshot may be from before the request. An end counts only after the place was seen, or if the server
  // knows of none.
  const [known, setKnown] = useState(false);
  const open = status === "waiting" || status === "active";
  const [failed, setFailed] = useFailed(open, () => setRefused(null));
  if (asked && !known && open) setKnown(true);
  if (!asked && known) setKnown(false);
  const over = asked && known && status === "closed";
  useEffect(() => {
    if (!over) return;
    forgetRequest();
    setAsked(false);
    setPlace(null);
  }, [over, setAsked]);

  const waits = (asked || open) && !busy && status !== "active" && !over;
  const onReply = useCallback(
    (reply: Place): void => {
      if (reply.ok) {
        setPlace(placeOf(reply.value.position));
        if (reply.value.position === 0) setKnown(true);
      } else if (!reply.retryable) {
        setAsked(false);
        setRefused(reply.message);
      }
    },
    [setAsked, setRefused],
  );
  usePlace(waits ? uid : null, onReply);

  const ask = (): Promise<boolean> => {
    // The talk of an earlier request has ended; the server would take a new one for a repeat.
    if (status === "closed") forgetRequest();
    const requestId = failed ?? crypto.randomUUID();
    setFailed(null);
    return during(
      () => requestHelp(requestId),
      (reply) => {
        if (reply.ok) setPlace(placeOf(reply.value.position));
        setAsked(reply.ok);
        setFailed(!reply.ok && reply.retryable ? requestId : null);
      },
    );
  };
  const leave = async (): Promise<boolean> => uid !== null && during(() => leaveQueue(uid));

  // A request that has not arrived is sent with the next reading of the place; until then nobody is told that they
  // wait. The talk of a stored one may have ended elsewhere.
  const isIn = open || (asked && (place !== null || (isStored() && status !== "closed")));
  return { help: helpOf(isIn && !over, summary, position), busy, refused, ask, leave };
}

const placeOf = (position: number): Answer<number> | null =>
  position > 0 ? { value: position, at: Date.now() } : null;

function helpOf(asked: boolean, summary: Summary | null, position: number | null): Help {
  if (!asked) return { state: "none" };
  return summary?.status === "active" ? { state: "come", summary } : { state: "waiting", position, summary };
}
