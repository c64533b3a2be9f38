import { onSchedule } from "firebase-functions/v2/scheduler";
import { endpointOptions } from "../runtime/options";
import { logDefect, logSweep } from "../runtime/log";
import { wiring } from "../runtime/wiring";
import { countCover } from "../usecases/matching/countCover";
import { freeDeserted } from "../usecases/matching/freeDeserted";
import { beginPages } from "../usecases/oncall/begin";
import { sweepGone } from "../usecases/matching/sweepGone";
import { sweepTells } from "../usecases/matching/sweepTells";

/**
 * Every minute: who waits for an answer of a listener who has fallen silent goes back to the queue, who has gone leaves it,
 * silent listeners are away, and offers that nobody took go on, when no call has seen to it; for whoever nobody is asked
 * about, listeners on call are rung. Promises to tell people of their turn are looked at one by one.
 */
export const sweepQueue = onSchedule(
  { ...endpointOptions, schedule: "every 1 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 120 },
  async () => {
    const onDefect = (error: unknown): void => logDefect("sweepQueue", error);
    await freeDeserted({ ...wiring(), onDefect }).catch(onDefect);
    await wiring().matcher.run();
    await countCover(wiring()).catch(onDefect);
    await beginPages({ ...wiring(), onDefect }).catch(onDefect);
    await sweepTells({ ...wiring(), onDefect }).catch(onDefect);
    const gone = await sweepGone({ ...wiring(), onDefect });
    if (gone.done + gone.failed === 0) return;
    logSweep("sweepQueue", { gone });
    await wiring().matcher.run();
  },
);
