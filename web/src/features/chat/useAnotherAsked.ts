import { isAnotherAsked } from "@thodu/domain/matching/listenerTimeout";
import { useCallElsewhere } from "../../calls/elsewhere";
import { heldCall } from "../../calls/held";
import { isLive, useCallState } from "../../calls/state";
import type { Summary } from "../../conversation/documents";

/**
 * Whether another listener is asked, since the one of a person in a crisis does not answer. Not while the person is in
 * a call: then they are heard, and the server asks nobody else.
 */
export function useAnotherAsked(summary: Summary | null, now: number): boolean {
  const isAsked = summary !== null && isAnotherAsked(summary, now);
  const inCall = isLive(useCallState()) || heldCall() !== null;
  const elsewhere = useCallElsewhere(isAsked && !inCall);
  return isAsked && !inCall && elsewhere === null;
}
