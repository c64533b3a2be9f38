import { getFunctions } from "firebase-admin/functions";
import type { AssignmentQueue } from "../usecases/appointments/ports";
import { app } from "./google";

const isKnownTask = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "functions/task-already-exists";

/** Uses Cloud Tasks, by the function that processes the queue. */
export class CloudTasks implements AssignmentQueue {
  constructor(readonly region: string) {}

  async assignLater(appointmentId: string, scheduleDelaySeconds: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ appointmentId: string }>(
      `locations/${this.region}/functions/assignTherapist`,
    );
    try {
      await queue.enqueue({ appointmentId }, { id: appointmentId, scheduleDelaySeconds });
    } catch (error) {
      if (!isKnownTask(error)) throw error;
    }
  }
}
