import * as logger from "firebase-functions/logger";
import type { Handed, Texter } from "../usecases/notifications/ports";

/**
 * Stands in for a service that sends SMS: logs that one would have been sent, without number and text. A real one would
 * replace it in runtime/wiring; it gets the uid and looks up the number itself.
 */
export class LoggedTexts implements Texter {
  readonly isReal = false;

  send(): Promise<Handed> {
    logger.info("sms", { outcome: "logged" });
    return Promise.resolve("sent");
  }
}
