import type { Refund } from "../payments/model";
import type { RefundCause } from "../payments/settle";
import type { Millis } from "../time";
import { wordsUntil } from "./auditWords";

const causes: Readonly<Record<RefundCause, true>> = { amount: true, again: true, gone: true };

/** The reasons that the server itself gives for a refund; every other reason is an admin's text. */
export const serverReasons: readonly string[] = Object.keys(causes);

/** Whether the reason that an admin wrote for a refund has to be removed. */
export const isReasonOver = ({ reason, createdAt }: Pick<Refund, "reason" | "createdAt">, now: Millis): boolean =>
  reason !== "" && !serverReasons.includes(reason) && createdAt <= wordsUntil(now);
