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
    const ports = { ...wiring(), onDefect: (error: unknown) => logDefect("sweepRota", error) };
    logSweep("sweepRota", { rota: await useCase(ports), cases: await closeOver(ports) });
  },
);
