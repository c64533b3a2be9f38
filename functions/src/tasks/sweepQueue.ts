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
 * Every minute, for what no call has done. People who wait for an answer of a silent listener return to the queue;
 * silent listeners become away; offers that nobody accepted go on. For people about whom no listener is asked,
 * listeners on call are rung, for people at risk first. Then people who have gone leave the queue, promises of a notice
 * are checked one by one, people who are away are told when listeners on call can be rung for them, and agreed times
 * are checked. Each part has a time limit, and together these are shorter than the function's, so that no part keeps
 * another from being done.
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
