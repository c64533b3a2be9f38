import { GONE_AFTER, hasGone } from "@thodu/domain/matching/gone";
import { SECOND } from "@thodu/domain/time";
import { workEach, type Swept } from "../../loops";
import type { SweepPorts } from "../sweep";
import type { QueueStore, VersionedWait } from "./ports";

/** The rest of its minute is for what else the sweep of the queue does. */
const SWEEPS_FOR = 40 * SECOND;
const ABREAST = 20;

interface GonePorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "waitingSinceBefore" | "leave">;
}

/**
 * Takes those out of the queue whose page has given no sign for long; they stay on the desk, and their next sign brings
 * them back. Who gives one meanwhile stays. What is left when its time is over, the next run does.
 */
export async function sweepGone({ runtime, queue, onDefect }: GonePorts): Promise<Swept> {
  const end = runtime.now() + SWEEPS_FOR;
  const swept = { done: 0, failed: 0, left: 0 };
  const leave = async (seen: VersionedWait): Promise<boolean> =>
    (await queue.leave(seen.value.id, seen, runtime.now())) === "stored";
  for await (const page of queue.waitingSinceBefore(runtime.now() - GONE_AFTER)) {
    const gone = page.filter(({ value }) => hasGone(value, runtime.now()));
    const { done, failed } = await workEach(gone, leave, (_, error) => onDefect(error), ABREAST);
    swept.done += done;
    swept.failed += failed;
    if (runtime.now() >= end) break;
  }
  return swept;
}
