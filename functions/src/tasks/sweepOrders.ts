import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { paymentOptions } from "../runtime/paymentSettings";
import { wiring } from "../runtime/wiring";
import { sweepOrders as useCase } from "../usecases/payments/sweepOrders";

/**
 * Every five minutes: asks about payments that neither a browser nor a webhook has reported, and makes refunds that are
 * due.
 */
export const sweepOrders = onSchedule(
  { ...paymentOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () =>
    logSweep("sweepOrders", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepOrders", error) })),
);
