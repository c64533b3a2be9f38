import * as z from "zod/mini";
import type { Millis } from "../time";

const moment = z.nullable(z.int().check(z.positive()));

/**
 * What an admin's page showed of somebody as they decided: when an admin last decided about them, and last answered their
 * application; null for never, left out where the page did not know.
 */
export const sawListener = z.strictObject({ decidedAt: moment, answeredAt: z.optional(moment) });
export type SawListener = z.infer<typeof sawListener>;

interface Decided {
  readonly decidedAt: Millis | null;
  readonly answeredAt: Millis | null;
}

/** Whether an admin has decided about somebody since another one's page showed `saw`; undefined where that is not known. */
export const isDecidedSince = ({ decidedAt, answeredAt }: Decided, saw: Partial<SawListener> | undefined): boolean =>
  (saw?.decidedAt !== undefined && saw.decidedAt !== decidedAt) ||
  (saw?.answeredAt !== undefined && saw.answeredAt !== answeredAt);
