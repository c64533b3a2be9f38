import { getFunctions } from "firebase-admin/functions";
import type { PagerClock } from "../usecases/oncall/ports";
import { app } from "./google";

const isKnownTask = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "functions/task-already-exists";

/** Uses Cloud Tasks, by the function that rings listeners. */
export class PagerQueue implements PagerClock {
  constructor(readonly region: string) {}

  async lookAt(at: number, now: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ at: number }>(`locations/${this.region}/functions/ringListeners`);
    const scheduleDelaySeconds = Math.max(0, Math.ceil((at - now) / 1_000));
    try {
      // Cloud Tasks ignores an id that it knows. With the delay in it, a running task can schedule itself again.
      await queue.enqueue({ at }, { id: `${at}-${scheduleDelaySeconds}`, scheduleDelaySeconds });
    } catch (error) {
      if (!isKnownTask(error)) throw error;
    }
  }
}
