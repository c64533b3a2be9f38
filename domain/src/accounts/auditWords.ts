import { SERVER } from "./server";
import { WORDS_KEPT_FOR } from "../reports/decide";
import type { Millis } from "../time";
import type { AuditAction, AuditEntry } from "./model";

type Line = Pick<AuditEntry, "actor" | "action" | "reason">;

/**
 * Actions whose reason has a text written by an admin. True: the reason is `<decision or order id>: <text>`, and only
 * the text is removed.
 */
const WORDED: Readonly<Partial<Record<AuditAction, boolean>>> = {
  "case.decide": true,
  "payment.refund": true,
  "block.lift": false,
  "block.restore": false,
  "volunteer.revoke": false,
};

/** Whether the reason of a line has a text written by an admin, which may name people. */
export const hasWords = ({ actor, action }: Pick<Line, "actor" | "action">): boolean =>
  actor !== SERVER && action in WORDED;

/** What is left of such a reason without the text. */
export const withoutWords = ({ action, reason }: Pick<Line, "action" | "reason">): string =>
  WORDED[action] === true ? (/^[\w-]+(?=: )/.exec(reason)?.[0] ?? "") : "";

/** Texts of reasons written before this instant are removed. */
export const wordsUntil = (now: Millis): Millis => now - WORDS_KEPT_FOR;
