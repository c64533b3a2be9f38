import { clientId } from "@thodu/domain/ids";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import * as z from "zod/mini";
import { mailOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { assignTherapist as useCase } from "../usecases/appointments/assignTherapist";

const task = z.object({ appointmentId: clientId });

/** Assigns one request; the queue retries a failed run. */
export const assignTherapist = onTaskDispatched<unknown>(
  {
    ...mailOptions,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 6 },
  },
  async ({ data }) => {
    const assigned = await useCase(wiring(), task.parse(data).appointmentId);
    if (!assigned.ok) throw new Error(assigned.failure.reason);
  },
);
