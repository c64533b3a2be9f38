import * as z from "zod/mini";
import type { Refund } from "./model";

/** When the refund that the admin's page showed was asked for; null where it showed none. */
export const sawRefund = z.strictObject({ demandedAt: z.nullable(z.int().check(z.positive())) });
export type SawRefund = z.infer<typeof sawRefund>;

/**
 * Whether a refund was asked for by another admin or by the server after the admin's page had read `saw`. The admin's own
 * earlier request does not count. False without `saw`, as from a client that does not send it.
 */
export const isDemandedSince = (
  known: Pick<Refund, "requestedBy" | "createdAt"> | null,
  saw: SawRefund | undefined,
  admin: string,
): boolean => saw !== undefined && known !== null && known.requestedBy !== admin && known.createdAt !== saw.demandedAt;
