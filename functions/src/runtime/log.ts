import * as logger from "firebase-functions/logger";
import type { Reason } from "@thodu/domain/errors";
import type { Swept } from "../loops";

interface CallLine {
  readonly callable: string;
  /** Null if the caller is not signed in. */
  readonly uid: string | null;
  readonly outcome: "ok" | Reason;
  /** Milliseconds. */
  readonly duration: number;
}

/** Logs one structured line for a call: ids, outcome and duration; never what somebody wrote. */
export function logCall(line: CallLine): void {
  if (line.outcome === "INTERNAL") logger.error("call", line);
  else logger.info("call", line);
}

interface WebhookLine {
  readonly webhook: string;
  readonly outcome: string;
  /** Milliseconds. */
  readonly duration: number;
}

/** Logs one structured line for a webhook: its outcome, never its content. */
export function logWebhook(line: WebhookLine): void {
  if (line.outcome === "failed") logger.error("webhook", line);
  else logger.info("webhook", line);
}

/** Logs how many items a sweep did, failed to do, and did not begin. */
export function logSweep(task: string, counts: Readonly<Record<string, Swept>>): void {
  const unfinished = Object.values(counts).some((each) => each.failed > 0 || each.left > 0);
  const log = unfinished ? logger.warn : logger.info;
  log("sweep", { task, ...counts });
}

/** Logs the kind and id of a document or item that a loop left out, and why, without its content. */
export function logSkipped(kind: string, id: string, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error("A value that is no error was thrown.");
  // The logger has a field `message` of its own.
  logger.error("skipped", { kind, id, name, why: message });
}

/** Logs the kind and stack of a defect, which have no data of a request. */
export function logDefect(callable: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error("A value that is no error was thrown.");
  logger.error("defect", { callable, name, message, stack });
}
