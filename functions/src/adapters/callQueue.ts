import { getFunctions } from "firebase-admin/functions";
import type { CallClock } from "../usecases/calls/ports";
import { app } from "./google";

const isKnownTask = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "functions/task-already-exists";

/** Uses Cloud Tasks, by the function that manages calls. */
export class CallQueue implements CallClock {
  constructor(readonly region: string) {}

  async lookAfter(callId: string, at: number, now: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ callId: string; at: number }>(
      `locations/${this.region}/functions/runCall`,
    );
    const scheduleDelaySeconds = Math.max(0, Math.ceil((at - now) / 1_000));
    try {
      // Cloud Tasks ignores an id that it knows. With the delay in it, a running task can schedule itself again.
      await queue.enqueue({ callId, at }, { id: `${callId}-${at}-${scheduleDelaySeconds}`, scheduleDelaySeconds });
    } catch (error) {
      if (!isKnownTask(error)) throw error;
    }
  }
}
