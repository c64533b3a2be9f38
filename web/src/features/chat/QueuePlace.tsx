import type { Output } from "@thodu/domain/contracts";
import { useEffect, useRef } from "react";
import * as t from "@messages/queue";
import { call } from "../../lib/callables";
import { useOnline } from "../../lib/hooks/useOnline";
import { useAskedAgain } from "../../lib/useAskedAgain";
import { LiveRegion } from "../../ui/LiveRegion";
import { usePart } from "../../conversation/usePart";
import { TellMe } from "../../conversation/wait/TellMe";
import { mayBeTold, whoIsThere } from "../../conversation/wait/whoIsThere";

const loadLater = async () => (await import("../../conversation/wait/LaterTime")).LaterTime;

/** In a crisis the longest wait of most people is not shown. */
const withoutMost = (queue: Output<"readQueue">): Output<"readQueue"> => ({
  ...queue,
  expected: queue.expected && { ...queue.expected, p90: null },
});

interface Props {
  readonly crisis: boolean;
  /** A colleague whom the listener named is being asked. Words about the queue would contradict that. */
  readonly handedOver: boolean;
}

/**
 * The place in the queue, who is there, what to expect, and the choices; the head above shows whom to call. Somebody in
 * danger is not asked to close the page, unless nobody can be reached who would answer there.
 */
export function QueuePlace({ crisis, handedOver }: Props) {
  const LaterTime = usePart(loadLater);
  const online = useOnline();
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // A crisis moves the person to the head of the queue, so their earlier place is out of date.
  const wasCrisis = useRef(crisis);
  useEffect(() => {
    if (crisis !== wasCrisis.current) again();
    wasCrisis.current = crisis;
  }, [crisis, again]);
  // Uses the last answer, even an old one, so that a form which somebody is filling in stays.
  const queue = last?.value;
  // The place alone would promise what nobody can keep.
  const alone = crisis && value != null && !value.anyone && !value.onCall;
  // An answer from before the crisis does not take it into account.
  const tells = queue?.position != null && mayBeTold(crisis ? { ...queue, later: null } : queue);
  return (
    <>
      <LiveRegion as="p" className="chat__place">
        {/* A waiting person is in the queue, whatever else is known. */}
        {online && !handedOver && (
          <>
            {alone && <b className="chat__alone">{t.nobodyYet} </b>}
            <strong>{value?.position == null ? t.inQueue : t.place(value.position)}</strong>{" "}
            {value && <span>{whoIsThere(crisis ? withoutMost(value) : value)}</span>}
          </>
        )}
      </LiveRegion>
      {tells && <TellMe toldUntil={queue.toldUntil} onAnswered={again} />}
      {queue?.position != null && LaterTime && (
        <LaterTime later={crisis ? null : queue.later} laterTime={queue.laterTime} onAnswered={again} />
      )}
    </>
  );
}
