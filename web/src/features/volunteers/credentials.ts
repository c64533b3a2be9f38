import * as z from "zod/mini";

/** Spec section 5: no client checks on the volunteers' login. */
export const credentials = z.object({ email: z.string(), password: z.string() });
