import * as z from "zod/mini";
import { instant } from "../instant";
import { planTerm } from "../plans/entitlement";

/** `callPlaces/{uid}`: the one call that somebody is in, on either side, and when their page was last heard of. */
export const callPlace = z.object({
  callId: z.string(),
  seenAt: instant,
  /** A caller's, under which the call began and is counted. */
  plan: z._default(z.nullable(planTerm), null),
});

/** `callListeners/{uid}`: whether a listener takes calls too, and when their page was last heard of. */
export const callListener = z.object({ on: z.boolean(), seenAt: instant });
