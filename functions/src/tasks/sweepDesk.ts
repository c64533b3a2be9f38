import { onSchedule } from "firebase-functions/v2/scheduler";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";

/**
 * Every five minutes: open conversations that carry an older epoch, left by an instance that died between a write and
 * its second look, come back on the desk. Two queries when there are none.
 */
export const sweepDesk = onSchedule({ ...endpointOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata" }, () =>
  wiring().volunteers.restampDesk(),
);
