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

/** In a crisis nobody reads the longest that most wait. */
const withoutMost = (queue: Output<"readQueue">): Output<"readQueue"> => ({
  ...queue,
  expected: queue.expected && { ...queue.expected, p90: null },
});

interface Props {
  readonly crisis: boolean;
  /** A colleague whom the listener named is being asked: what is said of the queue would contradict that. */
  readonly handedOver: boolean;
}

/**
 * Where somebody stands in the queue, who is there, what to expect and what they can choose; whom to call stands above, in
 * the head. Who is in danger is not asked to close the page, save where nobody can be reached who would answer on it.
 */
export function QueuePlace({ crisis, handedOver }: Props) {
  const LaterTime = usePart(loadLater);
  const online = useOnline();
  const { value, last, again } = useAskedAgain(() => call("readQueue", {}));
  // A crisis goes to the head of the queue: the place of before is not theirs any more.
  const wasCrisis = useRef(crisis);
  useEffect(() => {
    if (crisis !== wasCrisis.current) again();
    wasCrisis.current = crisis;
  }, [crisis, again]);
  // What they can choose stays while nothing new is heard: somebody may be filling it in.
  const queue = last?.value;
  // Their place alone would promise what nobody can keep.
  const alone = crisis && value != null && !value.anyone && !value.onCall;
  // What was heard before a crisis knows nothing of it.
  const tells = queue?.position != null && mayBeTold(crisis ? { ...queue, later: null } : queue);
  return (
    <>
      <LiveRegion as="p" className="chat__place">
        {/* Whoever waits is in the queue, whatever else can be said. */}
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
