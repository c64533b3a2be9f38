import { closesByItself } from "@thodu/domain/reports/hours";
import { SECOND, type Millis } from "@thodu/domain/time";
import type { SweepPorts, Swept } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { HourCaseStore } from "./ports";

interface OverPorts extends SweepPorts {
  readonly reports: HourCaseStore;
  /** The beginning of the longest present wait; null if nobody waits. */
  readonly queue: { oldestWait(): Promise<Millis | null> };
}

/** Its share of the task's time; the rota needs most of it. */
const SWEEPS_FOR = 30 * SECOND;

/** Closes the cases about hours that are over. One that changes meanwhile is left to the next sweep. */
export async function closeOver(ports: OverPorts): Promise<Swept> {
  const { runtime, reports, queue } = ports;
  const now = runtime.now();
  const oldest = await queue.oldestWait();
  let stay = 0;
  const swept = await sweepPages(
    ports,
    SWEEPS_FOR,
    () => reports.openOfHours(),
    async ({ id, seen }) => {
      if (closesByItself(seen.value, oldest, now)) return (await reports.closeByItself(id, seen)) === "stored";
      stay += 1;
      return true;
    },
  );
  return { ...swept, done: swept.done - stay };
}
