import { WORDS_KEPT_FOR } from "../reports/decide";
import type { Millis } from "../time";
import type { AuditAction, AuditEntry } from "./model";

type Line = Pick<AuditEntry, "actor" | "action" | "reason">;

/**
 * Actions whose reason holds an admin's words. True: the reason reads `<decision or order id>: <words>`, and only the words
 * are removed.
 */
const WORDED: Readonly<Partial<Record<AuditAction, boolean>>> = {
  "case.decide": true,
  "payment.refund": true,
  "block.lift": false,
  "block.restore": false,
  "volunteer.revoke": false,
};

/** Whether the reason of a line holds what an admin wrote, which may name people. */
export const hasWords = ({ actor, action }: Pick<Line, "actor" | "action">): boolean =>
  actor !== "server" && action in WORDED;

/** What stays of such a reason once its words go. */
export const withoutWords = ({ action, reason }: Pick<Line, "action" | "reason">): string =>
  WORDED[action] === true ? (/^[\w-]+(?=: )/.exec(reason)?.[0] ?? "") : "";

/** Reasons written before this instant are removed. */
export const wordsUntil = (now: Millis): Millis => now - WORDS_KEPT_FOR;
