import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepExpiredConversations as useCase } from "../usecases/accounts/sweepExpiredConversations";

/** Every hour: deletes conversations that are kept no longer. */
export const sweepGuests = onSchedule(
  { ...endpointOptions, schedule: "every 60 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep("sweepGuests", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepGuests", error) })),
);
