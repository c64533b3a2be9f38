import * as z from "zod/mini";
import type { Millis } from "../time";

const moment = z.nullable(z.int().check(z.positive()));

/**
 * What an admin's page showed as they decided about a listener: when an admin last decided about them, and last
 * answered their application. Null: never; `answeredAt` is left out if the page did not know it.
 */
export const sawListener = z.strictObject({ decidedAt: moment, answeredAt: z.optional(moment) });
export type SawListener = z.infer<typeof sawListener>;

interface Decided {
  readonly decidedAt: Millis | null;
  readonly answeredAt: Millis | null;
}

/**
 * Whether an admin has decided about the person since another admin's page showed `saw`; false if that is unknown
 * (undefined).
 */
export const isDecidedSince = ({ decidedAt, answeredAt }: Decided, saw: Partial<SawListener> | undefined): boolean =>
  (saw?.decidedAt !== undefined && saw.decidedAt !== decidedAt) ||
  (saw?.answeredAt !== undefined && saw.answeredAt !== answeredAt);
