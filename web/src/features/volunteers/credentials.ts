import * as z from "zod/mini";

/** Spec section 5: no client-side checks in the listeners' login. */
export const credentials = z.object({ email: z.string(), password: z.string() });
