import { useEffect, useRef } from "react";
import * as t from "@messages/queue";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { LiveRegion } from "../../ui/LiveRegion";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { TellMe } from "../../conversation/wait/TellMe";
import { useOpenOffer } from "../../conversation/wait/useOpenOffer";
import { useOrder, type Order, type Waits } from "../../conversation/wait/useOrder";
import { mayBeTold, whoWords, whoWordsFirst } from "../../conversation/wait/whoIsThere";

const loadLater = async () => (await import("../../conversation/wait/LaterTime")).LaterTime;

interface Props {
  readonly crisis: boolean;
  /** Their conversation; null before it is known. */
  readonly summary: Waits | null;
}

/**
 * The place in the queue, who is there, what to expect, and the choices; the head above shows whom to call. Somebody in
 * danger reads no number: only whether they come first or others in danger stand before them. While the question about
 * danger is open no place is shown either. Somebody in danger is asked to close the page only if nobody can be reached
 * who would answer there.
 */
export function QueuePlace({ crisis, summary }: Props) {
  const LaterTime = useLoadedPart(loadLater);
  const online = useOnline();
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // A crisis moves the person to the head of the queue, so their earlier place is out of date.
  const wasCrisis = useRef(crisis);
  useEffect(() => {
    if (crisis !== wasCrisis.current) again();
    wasCrisis.current = crisis;
  }, [crisis, again]);
  const order = useOrder(crisis, summary, again);
  const isFirst = order === "first";
  // In a crisis nobody waits for the next regular question: it makes the server ask another listener.
  const isAsked = useOpenOffer(isFirst ? (summary?.offer?.expiresAt ?? null) : null, again);
  // Uses the last answer, even an old one, so that a form which somebody is filling in stays.
  const queue = last?.value;
  // The place alone would promise what nobody can keep.
  const alone = isFirst && !isAsked && value != null && !value.anyone && !value.onCall;
  const who = isFirst ? whoWordsFirst(value, isAsked) : value && whoWords(value);
  // An answer from before the crisis does not take it into account.
  const tells = queue?.position != null && mayBeTold(isFirst ? { ...queue, later: null } : queue);
  return (
    <>
      <LiveRegion as="p" className="chat__place">
        {/* A waiting person is in the queue, whatever else is known. */}
        {online && (
          <>
            {alone && <b className="chat__alone">{t.nobodyYet} </b>}
            <strong>{placeWords(order, value?.position ?? null)}</strong>{" "}
            <span>
              {who?.now}
              {who?.more != null && <span className="chat__more"> {who.more}</span>}
            </span>
          </>
        )}
      </LiveRegion>
      {tells && <TellMe toldUntil={queue.toldUntil} onAnswered={again} />}
      {queue?.position != null && LaterTime && (
        <LaterTime later={isFirst ? null : queue.later} laterTime={queue.laterTime} onAnswered={again} />
      )}
    </>
  );
}

const placeWords = (order: Order, position: number | null): string => {
  if (order === "first") return position === 1 ? t.firstOfAll : t.amongFirst;
  return position === null || order === "none" ? t.inQueue : t.place(position);
};
