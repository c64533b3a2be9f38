import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepRoles as useCase } from "../usecases/accounts/lostRoles";

/**
 * Every five minutes: ends roles of listeners and admins whose account was disabled or lost its claim outside of Thodu.
 */
export const sweepRoles = onSchedule(
  { ...endpointOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () => {
    logSweep("sweepRoles", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepRoles", error) }));
  },
);
