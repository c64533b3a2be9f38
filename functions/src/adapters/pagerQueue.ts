import { getFunctions } from "firebase-admin/functions";
import type { PagerClock } from "../usecases/oncall/ports";
import { app } from "./google";

const isKnownTask = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "functions/task-already-exists";

/** Cloud Tasks, through the function that rings listeners. */
export class PagerQueue implements PagerClock {
  constructor(readonly region: string) {}

  async lookAt(at: number, now: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ at: number }>(`locations/${this.region}/functions/ringListeners`);
    const scheduleDelaySeconds = Math.max(0, Math.ceil((at - now) / 1_000));
    try {
      // The delay is part of the id: a task that schedules itself again must not be taken for its own repeat.
      await queue.enqueue({ at }, { id: `${at}-${scheduleDelaySeconds}`, scheduleDelaySeconds });
    } catch (error) {
      if (!isKnownTask(error)) throw error;
    }
  }
}
