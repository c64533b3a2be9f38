import { onSchedule } from "firebase-functions/v2/scheduler";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";

/**
 * Every five minutes: moves open conversations with an older epoch to the present one. An instance leaves them if it
 * dies between a write and its check. Two queries if there are none.
 */
export const sweepDesk = onSchedule({ ...endpointOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata" }, () =>
  wiring().volunteers.restampDesk(),
);
