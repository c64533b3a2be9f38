import { onSchedule } from "firebase-functions/v2/scheduler";
import { endpointOptions } from "../runtime/options";
import { logDefect, logSweep } from "../runtime/log";
import { wiring } from "../runtime/wiring";
import { countCover } from "../usecases/matching/countCover";
import { freeDeserted } from "../usecases/matching/freeDeserted";
import { beginCrisisPages, beginPages } from "../usecases/oncall/begin";
import { tellAway } from "../usecases/oncall/tellAway";
import { sweepGone } from "../usecases/matching/sweepGone";
import { sweepLaterTimes } from "../usecases/matching/sweepLaterTimes";
import { sweepTells } from "../usecases/matching/sweepTells";

/**
 * Every minute: who waits for an answer of a listener who has fallen silent goes back to the queue, silent listeners are
 * away, and offers that nobody took go on, when no call has seen to it; for whoever nobody is asked about, listeners on call
 * are rung, for those at risk before anything that takes long. Then: who has gone leaves the queue; promises to tell people of
 * their turn are looked at one by one; who is away is told when listeners on call can be rung for them; and so are the times
 * that people asked for. Each part has a time limit of its own, and all together less than
 * the function, so that none keeps another from being done.
 */
export const sweepQueue = onSchedule(
  { ...endpointOptions, schedule: "every 1 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 300 },
  async () => {
    const onDefect = (error: unknown): void => logDefect("sweepQueue", error);
    const ports = { ...wiring(), onDefect };
    await freeDeserted(ports).catch(onDefect);
    await ports.matcher.run();
    const crises = await beginCrisisPages(ports);
    await countCover(ports).catch(onDefect);
    const gone = await sweepGone(ports);
    const pages = await beginPages(ports);
    const promises = await sweepTells(ports);
    await tellAway(ports).catch(onDefect);
    const laterTimes = await sweepLaterTimes(ports);
    if (gone.done > 0) await ports.matcher.run();
    const counts = { crises, gone, pages, promises, laterTimes };
    if (Object.values(counts).some(({ done, failed, left }) => done + failed + left > 0))
      logSweep("sweepQueue", counts);
  },
);
