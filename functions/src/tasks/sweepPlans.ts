import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepPlans as useCase } from "../usecases/notifications/sweepPlans";

/** Every hour: handles plans that end soon or have ended. */
export const sweepPlans = onSchedule(
  { ...endpointOptions, schedule: "every 60 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep("sweepPlans", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepPlans", error) })),
);
