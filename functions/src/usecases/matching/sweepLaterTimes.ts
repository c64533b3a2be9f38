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

/** Whether the listener who took a time is still one, and no report has parted the two. */
async function stands(laterTimes: SweepLaterPorts["laterTimes"], { value }: VersionedWait): Promise<boolean> {
  const by = value.laterTime?.by ?? null;
  if (by === null) return true;
  const [record, parted] = await Promise.all([laterTimes.listener(by), laterTimes.parted([value.id], by)]);
  return record?.value.approved === true && !parted.has(value.id);
}

/** Whether a person is in a call with the listener of their time, or was in one since the time came. */
async function meets(
  laterTimes: SweepLaterPorts["laterTimes"],
  { value }: VersionedWait,
  now: Millis,
): Promise<boolean> {
  const { by = null, at = now } = value.laterTime ?? {};
  return by !== null && now >= at && (await laterTimes.talkedWith(value.id, at)).includes(by);
}

/**
 * Checks every time that people asked for: reminds both of one that is near, and ends those that nobody took or came
 * to; then the person is told, and the admins get a case. People who have closed their page leave the queue but keep
 * their place. If a race is lost or a write fails, the next run tries again. Counts what changed.
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
