import { onSchedule } from "firebase-functions/v2/scheduler";
import { endpointOptions } from "../runtime/options";
import { logDefect, logSweep } from "../runtime/log";
import { wiring } from "../runtime/wiring";
import { freeDeserted } from "../usecases/matching/freeDeserted";
import { sweepGone } from "../usecases/matching/sweepGone";

/**
 * Every minute: who waits for an answer of a listener who has fallen silent goes back to the queue, who has gone leaves it,
 * silent listeners are away, and offers that nobody took go on, when no call has seen to it.
 */
export const sweepQueue = onSchedule(
  { ...endpointOptions, schedule: "every 1 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 120 },
  async () => {
    const onDefect = (error: unknown): void => logDefect("sweepQueue", error);
    await freeDeserted({ ...wiring(), onDefect }).catch(onDefect);
    await wiring().matcher.run();
    const gone = await sweepGone({ ...wiring(), onDefect });
    if (gone.done + gone.failed === 0) return;
    logSweep("sweepQueue", { gone });
    await wiring().matcher.run();
  },
);
