import * as z from "zod/mini";

/** `sweeps/guests`: the place in the identity service's list of accounts where the nightly sweep of guests goes on. */
export const sweepPlace = z.object({ place: z.nullable(z.string()) });
