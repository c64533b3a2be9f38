import { uid } from "@thodu/domain/ids";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import * as z from "zod/mini";
import { endpointOptions } from "../runtime/options";
import { wiring } from "../runtime/wiring";
import { eraseAgain as useCase } from "../usecases/accounts/eraseAgain";

const task = z.object({ uid, pseudonym: z.string() });

/** Erases what a device of a deleted account wrote before its token expired. */
export const eraseAgain = onTaskDispatched<unknown>(
  {
    ...endpointOptions,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: 2 },
  },
  async ({ data }) => {
    await useCase(wiring(), task.parse(data));
  },
);
