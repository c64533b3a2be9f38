import * as z from "zod/mini";
import { instant } from "../instant";
import { callFunds } from "../plans/callFunds";

/** `callPlaces/{uid}`: the one call in which a person is, on either side, and the last sign of their page. */
export const callPlace = z.object({
  callId: z.string(),
  seenAt: instant,
  /** Of a caller: what pays for the call. */
  funds: z._default(callFunds, () => ({ plans: [], used: {} })),
});

/** `callListeners/{uid}`: whether a listener takes calls, and the last sign of their page. */
export const callListener = z.object({ on: z.boolean(), seenAt: instant });
