import * as z from "zod/mini";

/** `sweeps/guests`: where the nightly sweep of guests continues in the identity service's list of accounts. */
export const sweepPlace = z.object({ place: z.nullable(z.string()) });
