import { shouldLeaveQueue } from "@thodu/domain/matching/gone";
import { endOfPromise } from "@thodu/domain/matching/tellMe";
import { SECOND } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { QueueStore, TellStore, VersionedWait } from "./ports";

/** Of the minute until the next sweep. */
const SWEEPS_FOR = 20 * SECOND;
const ABREAST = 10;

interface SweepTellsPorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "leave">;
  readonly tells: Pick<TellStore, "promises" | "reached" | "end">;
}

/**
 * Looks at every promise to tell somebody of their turn: ends those that are over, with the truth for their person and, where
 * Thodu did not keep it, a case for the admins. Who has closed their page leaves the queue with their place. What loses a race
 * or fails, the next run finds; counted is what changed.
 */
export async function sweepTells(ports: SweepTellsPorts): Promise<Swept> {
  const { runtime, queue, tells } = ports;
  let changed = 0;
  const look = async (seen: VersionedWait): Promise<boolean> => {
    const now = runtime.now();
    const end = endOfPromise(seen.value, await tells.reached(seen), now);
    if (!end && !shouldLeaveQueue(seen.value, now)) return true;
    const stored = await (end ? tells.end(seen, end, now) : queue.leave(seen.value.id, seen, now));
    if (stored === "stored") changed += 1;
    return stored === "stored";
  };
  return { ...(await sweepPages(ports, SWEEPS_FOR, () => tells.promises(), look, ABREAST)), done: changed };
}
