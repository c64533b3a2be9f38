import { onSchedule } from "firebase-functions/v2/scheduler";
import { logDefect, logSweep } from "../runtime/log";
import { mailOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { sweepAppointments as useCase } from "../usecases/appointments/assignTherapist";

/**
 * Every five minutes: handles requests whose task or e-mail was lost, and releases those that were not kept in time.
 */
export const sweepAppointments = onSchedule(
  { ...mailOptions, schedule: "every 5 minutes", timeZone: "Asia/Kolkata", timeoutSeconds: 280 },
  async () =>
    logSweep(
      "sweepAppointments",
      await useCase({ ...wiring(), onDefect: (error) => logDefect("sweepAppointments", error) }),
    ),
);
