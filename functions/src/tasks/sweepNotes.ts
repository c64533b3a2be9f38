import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepNotes as useCase } from "../usecases/reports/sweepNotes";

/**
 * Every night: removes notes and reasons of cases decided long ago, and admins' old texts in refunds and the audit log.
 */
export const sweepNotes = onSchedule(
  { ...endpointOptions, schedule: "every day 03:10", timeZone: "Asia/Kolkata", timeoutSeconds: 540 },
  async () =>
    logSweep("sweepNotes", await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepNotes", error) })),
);
