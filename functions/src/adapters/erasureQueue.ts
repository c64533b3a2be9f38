import { getFunctions } from "firebase-admin/functions";
import type { ErasureQueue } from "../usecases/accounts/ports";
import { app } from "./google";

/** Cloud Tasks, through the function that works the queue off. */
export class CloudErasures implements ErasureQueue {
  constructor(readonly region: string) {}

  async eraseLater(uid: string, pseudonym: string, scheduleDelaySeconds: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ uid: string; pseudonym: string }>(
      `locations/${this.region}/functions/eraseAgain`,
    );
    await queue.enqueue({ uid, pseudonym }, { scheduleDelaySeconds });
  }
}
