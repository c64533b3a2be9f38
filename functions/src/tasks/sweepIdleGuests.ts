import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepIdleGuests as useCase } from "../usecases/accounts/sweepIdleGuests";

/** Every night: all that is left of guests who have not been here for 30 days. */
export const sweepIdleGuests = onSchedule(
  { ...endpointOptions, schedule: "every day 02:10", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep(
      "sweepIdleGuests",
      await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepIdleGuests", error) }),
    ),
);
