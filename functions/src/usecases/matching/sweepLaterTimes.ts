import { shouldLeaveQueue } from "@thodu/domain/matching/gone";
import { nextOf } from "@thodu/domain/matching/laterChange";
import { SECOND, type Millis } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { LaterStore, QueueStore, VersionedWait } from "./ports";

/** Of the minute until the next sweep. */
const SWEEPS_FOR = 20 * SECOND;
const ABREAST = 10;

interface SweepLaterPorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "leave">;
  readonly laterTimes: Pick<LaterStore, "change" | "listener" | "talkedWith" | "parted" | "openTimes">;
}

/** Whether whoever has taken a time still listens, and no report has parted the two. */
async function stands(laterTimes: SweepLaterPorts["laterTimes"], { value }: VersionedWait): Promise<boolean> {
  const by = value.laterTime?.by ?? null;
  if (by === null) return true;
  const [record, parted] = await Promise.all([laterTimes.listener(by), laterTimes.parted([value.id], by)]);
  return record?.value.approved === true && !parted.has(value.id);
}

/** Whether somebody talks on the phone with the listener of their time, or has talked there since it came. */
async function meets(
  laterTimes: SweepLaterPorts["laterTimes"],
  { value }: VersionedWait,
  now: Millis,
): Promise<boolean> {
  const { by = null, at = now } = value.laterTime ?? {};
  return by !== null && now >= at && (await laterTimes.talkedWith(value.id, at)).includes(by);
}

/**
 * Looks at every time that somebody asked for: reminds both of one that is near, and ends those that nobody took or came
 * to, with the truth for their person and a case for the admins. Who has closed their page leaves the queue with their
 * place. What loses a race or fails, the next run finds; counted is what changed.
 */
export async function sweepLaterTimes(ports: SweepLaterPorts): Promise<Swept> {
  const { runtime, queue, laterTimes } = ports;
  let changed = 0;
  const look = async (seen: VersionedWait): Promise<boolean> => {
    const stillStands = await stands(laterTimes, seen);
    const onPhone = await meets(laterTimes, seen, runtime.now());
    const now = runtime.now();
    const change = nextOf(seen.value, stillStands, now, onPhone);
    if (!change && !shouldLeaveQueue(seen.value, now)) return true;
    const stored = await (change ? laterTimes.change(seen, change) : queue.leave(seen.value.id, seen, now));
    if (stored === "stored") changed += 1;
    return stored === "stored";
  };
  return { ...(await sweepPages(ports, SWEEPS_FOR, () => laterTimes.openTimes(), look, ABREAST)), done: changed };
}
