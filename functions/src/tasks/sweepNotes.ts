import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepNotes as useCase } from "../usecases/reports/sweepNotes";

/** Every night: notes and reasons of cases that were decided long ago, and words of admins of refunds and in the audit log. */
export const sweepNotes = onSchedule(
  { ...endpointOptions, schedule: "every day 03:10", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep("sweepNotes", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepNotes", error) })),
);
