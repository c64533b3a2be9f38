import { onTaskDispatched } from "firebase-functions/v2/tasks";
import * as z from "zod/mini";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";

const task = z.object({ at: z.number() });

/** Processes the open pages at a given time: rings the next phones, and ends rings that nobody answered. */
export const ringListeners = onTaskDispatched<unknown>(
  {
    ...endpointOptions,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1 },
    rateLimits: { maxConcurrentDispatches: 100 },
  },
  async ({ data }) => wiring().pager.runAt(task.parse(data).at),
);
