import { getFunctions } from "firebase-admin/functions";
import type { CallClock } from "../usecases/calls/ports";
import { app } from "./google";

const isKnownTask = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "functions/task-already-exists";

/** Cloud Tasks, through the function that looks after calls. */
export class CallQueue implements CallClock {
  constructor(readonly region: string) {}

  async lookAfter(callId: string, at: number, now: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ callId: string; at: number }>(
      `locations/${this.region}/functions/runCall`,
    );
    const scheduleDelaySeconds = Math.max(0, Math.ceil((at - now) / 1_000));
    try {
      // The delay is part of the id: a task that schedules itself again must not be taken for its own repeat.
      await queue.enqueue({ callId, at }, { id: `${callId}-${at}-${scheduleDelaySeconds}`, scheduleDelaySeconds });
    } catch (error) {
      if (!isKnownTask(error)) throw error;
    }
  }
}
