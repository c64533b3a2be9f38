import * as z from "zod/mini";
import { instant } from "../instant";
import { callFunds } from "../plans/callFunds";

/** `callPlaces/{uid}`: the one call that somebody is in, on either side, and when their page was last heard of. */
export const callPlace = z.object({
  callId: z.string(),
  seenAt: instant,
  /** A caller's: what the call was begun under and is counted by. */
  funds: z._default(callFunds, () => ({ plans: [], used: {} })),
});

/** `callListeners/{uid}`: whether a listener takes calls too, and when their page was last heard of. */
export const callListener = z.object({ on: z.boolean(), seenAt: instant });
