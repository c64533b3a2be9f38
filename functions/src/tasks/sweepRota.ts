import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { closeOver } from "../usecases/reports/closeOver";
import { sweepRota as useCase } from "../usecases/rota/sweepRota";

/**
 * Every five minutes: opens shifts of days to come, asks listeners to confirm theirs, releases shifts, tells admins of
 * gaps, and closes cases about hours that are over.
 */
export const sweepRota = onSchedule(
  { ...endpointOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () => {
    const onDefect = (error: unknown): void => logDefect("sweepRota", error);
    const ports = { ...wiring(), onDefect };
    // Neither keeps the other from its work.
    const failed = (error: unknown) => {
      onDefect(error);
      return { done: 0, failed: 1, left: 0 };
    };
    logSweep("sweepRota", { rota: await useCase(ports).catch(failed), cases: await closeOver(ports).catch(failed) });
  },
);
