import type { CallState } from "../../calls/state";
import { useSummary } from "../../conversation/useSummary";
import { useSession } from "../../lib/session";

/** Whether the person, as the caller, is in a crisis: by the call, or by their chat, which may show it later. */
export function useInCrisis({ side, inCrisis }: Pick<CallState, "side" | "inCrisis">): boolean {
  const { uid } = useSession();
  const summary = useSummary(side === "customer" ? uid : null);
  return side === "customer" && (inCrisis || (summary.state === "here" && summary.value?.risk === "crisis"));
}
