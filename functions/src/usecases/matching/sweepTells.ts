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
 * Checks every promise of a notice: ends those that are over, and tells the person; if Thodu did not keep the promise,
 * the admins get a case. People who have closed their page leave the queue but keep their place. If a race is lost or a
 * write fails, the next run tries again. Counts what changed.
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
