import type { Refund } from "../payments/model";
import type { RefundCause } from "../payments/settle";
import type { Millis } from "../time";
import { wordsUntil } from "./auditWords";

const causes: Readonly<Record<RefundCause, true>> = { amount: true, again: true, gone: true };

/** The reasons that the server gives for a refund itself; every other one is an admin's words. */
export const serverReasons: readonly string[] = Object.keys(causes);

/** Whether what an admin wrote of a refund has to go. */
export const isReasonOver = ({ reason, createdAt }: Pick<Refund, "reason" | "createdAt">, now: Millis): boolean =>
  reason !== "" && !serverReasons.includes(reason) && createdAt <= wordsUntil(now);
