import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/queue";
import { call } from "../../lib/callables";
import { useAskedAgain } from "../../lib/useAskedAgain";

const minutes = (time: number): number => Math.max(1, Math.ceil(time / MINUTE));

function expectedWords(expected: Output<"readQueue">["expected"]): string {
  if (expected === null) return t.fewListeners;
  const half = minutes(expected.p50);
  return expected.p90 === null ? t.expectedHalf(half) : t.expected(half, minutes(expected.p90));
}

/** Where somebody stands in the queue and what to expect, from measured waits; where these say too little, that few listeners are here. */
export function QueuePlace() {
  const queue = useAskedAgain(() => call("readQueue", {}));
  return (
    <p className="chat__place" role="status">
      {queue?.position != null && (
        <>
          <strong>{t.place(queue.position)}</strong> {queue.anyone ? expectedWords(queue.expected) : t.nobodyThere}
        </>
      )}
    </p>
  );
}
