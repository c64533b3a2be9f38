import { getFunctions } from "firebase-admin/functions";
import type { ErasureQueue } from "../usecases/accounts/ports";
import { app } from "./google";

/** Uses Cloud Tasks, by the function that processes the queue. */
export class CloudErasures implements ErasureQueue {
  constructor(readonly region: string) {}

  async eraseLater(uid: string, pseudonym: string, scheduleDelaySeconds: number): Promise<void> {
    const queue = getFunctions(app()).taskQueue<{ uid: string; pseudonym: string }>(
      `locations/${this.region}/functions/eraseAgain`,
    );
    await queue.enqueue({ uid, pseudonym }, { scheduleDelaySeconds });
  }
}
