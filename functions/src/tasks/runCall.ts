import { clientId } from "@thodu/domain/ids";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import * as z from "zod/mini";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { lookAfter } from "../usecases/calls/course";

const task = z.object({ callId: clientId, at: z.number() });

/** Rings the next listener, or ends a call at its limit; the queue retries a failed run. */
export const runCall = onTaskDispatched<unknown>(
  {
    ...endpointOptions,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 },
    rateLimits: { maxConcurrentDispatches: 100 },
  },
  async ({ data }) => lookAfter(wiring(), task.parse(data)),
);
