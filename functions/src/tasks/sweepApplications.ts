import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepApplications as useCase } from "../usecases/volunteers/applications";

/** Every night: deletes applications that were never finished or ended long ago. */
export const sweepApplications = onSchedule(
  { ...endpointOptions, schedule: "every day 03:40", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep(
      "sweepApplications",
      await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepApplications", error) }),
    ),
);
