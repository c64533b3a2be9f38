import { hasGone } from "@thodu/domain/matching/gone";
import { endOfPromise } from "@thodu/domain/matching/tellMe";
import { workEach, type Swept } from "../../loops";
import type { SweepPorts } from "../sweep";
import type { QueueStore, TellStore, VersionedWait } from "./ports";

const ABREAST = 10;

interface SweepTellsPorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "leave">;
  readonly tells: Pick<TellStore, "promised" | "reached" | "end">;
}

/**
 * Looks at every promise to tell somebody of their turn: ends those that are over, with the truth for their person and, where
 * Thodu did not keep it, a case for the admins. Who has closed their page leaves the queue with their place. What loses a race
 * or fails, the next run finds.
 */
export async function sweepTells({ runtime, queue, tells, onDefect }: SweepTellsPorts): Promise<Swept> {
  const look = async (seen: VersionedWait): Promise<void> => {
    const now = runtime.now();
    const end = endOfPromise(seen.value, await tells.reached(seen), now);
    if (end) await tells.end(seen, end, now);
    else if (hasGone(seen.value, now)) await queue.leave(seen.value.id, seen, now);
  };
  return workEach(await tells.promised(), look, (_, error) => onDefect(error), ABREAST);
}
