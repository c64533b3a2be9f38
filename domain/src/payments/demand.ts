import * as z from "zod/mini";
import type { Refund } from "./model";

/** When the refund that the admin's page showed was asked for; null if it showed none. */
export const sawRefund = z.strictObject({ demandedAt: z.nullable(z.int().check(z.positive())) });
export type SawRefund = z.infer<typeof sawRefund>;

/**
 * Whether another admin or the server has asked for a refund since the admin's page read `saw`. The admin's own earlier
 * request does not count. False without `saw`, which some clients do not send.
 */
export const isDemandedSince = (
  known: Pick<Refund, "requestedBy" | "createdAt"> | null,
  saw: SawRefund | undefined,
  admin: string,
): boolean => saw !== undefined && known !== null && known.requestedBy !== admin && known.createdAt !== saw.demandedAt;
