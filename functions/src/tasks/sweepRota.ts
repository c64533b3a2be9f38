import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepRota as useCase } from "../usecases/rota/sweepRota";

/** Every five minutes: shifts of days to come are opened, asked about and given back, and admins told who is missing. */
export const sweepRota = onSchedule(
  { ...endpointOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () =>
    logSweep("sweepRota", { rota: await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepRota", error) }) }),
);
