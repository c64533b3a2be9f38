import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepIdleGuests as useCase } from "../usecases/accounts/sweepIdleGuests";

/** Every night: deletes guests who have not come for 30 days, with all that is stored of them. */
export const sweepIdleGuests = onSchedule(
  { ...endpointOptions, schedule: "every day 02:10", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep(
      "sweepIdleGuests",
      await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepIdleGuests", error) }),
    ),
);
