import { GONE_AFTER, shouldLeaveQueue } from "@thodu/domain/matching/gone";
import { SECOND } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { QueueStore, VersionedWait } from "./ports";

/** The rest of the minute is for the other parts of the queue's sweep. */
const SWEEPS_FOR = 40 * SECOND;
const ABREAST = 20;

interface GonePorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "waitingSinceBefore" | "leave">;
}

/**
 * Takes people out of the queue whose page has given no sign for long, unless they give one meanwhile. They stay on the
 * desk, and their next sign brings them back. Counts those for whom there was no time; the next run handles them.
 */
export async function sweepGone(ports: GonePorts): Promise<Swept> {
  const { runtime, queue } = ports;
  let gone = 0;
  const look = async (seen: VersionedWait): Promise<boolean> => {
    const now = runtime.now();
    if (!shouldLeaveQueue(seen.value, now)) return true;
    if ((await queue.leave(seen.value.id, seen, now)) === "conflict") return false;
    gone += 1;
    return true;
  };
  const found = () => queue.waitingSinceBefore(runtime.now() - GONE_AFTER);
  return { ...(await sweepPages(ports, SWEEPS_FOR, found, look, ABREAST)), done: gone };
}
