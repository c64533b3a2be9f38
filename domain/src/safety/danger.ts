import * as z from "zod/mini";

/**
 * In the answer to a request for a therapist, a message to the team or feedback: the text may tell of danger, so the
 * page shows the help lines. Left out otherwise.
 */
export const danger = z.optional(z.literal(true));
