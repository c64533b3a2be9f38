import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepCalls as useCase } from "../usecases/calls/course";

/**
 * Every minute: handles calls whose pages are gone or whose task was lost, and removes places of calls that are over.
 * Two queries if there are none.
 */
export const sweepCalls = onSchedule(
  { ...endpointOptions, schedule: "every 1 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 120 },
  async () =>
    logSweep("sweepCalls", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepCalls", error) })),
);
