import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { paymentOptions } from "../runtime/paymentSettings";
import { wiring } from "../runtime/wiring";
import { sweepDeletions as useCase } from "../usecases/accounts/deleteMyAccount";

/** Every five minutes: continues deletions that were interrupted. */
export const sweepDeletions = onSchedule(
  { ...paymentOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () =>
    logSweep("sweepDeletions", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepDeletions", error) })),
);
