import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepExpiredConversations as useCase } from "../usecases/accounts/sweepExpiredConversations";

/** Every hour: conversations whose time is over. */
export const sweepGuests = onSchedule(
  { ...endpointOptions, schedule: "every 60 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep("sweepGuests", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepGuests", error) })),
);
