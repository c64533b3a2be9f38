import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect } from "react";
import { kept } from "../../lib/storage";

/** Whether the talk is in a crisis, or was while this listener held it: lowering the level does not undo that. */
export function useWasCrisis(claimId: string | null, level: Risk): boolean {
  const key = `thodu.crisis.${claimId}`;
  const isNow = level === "crisis";
  useEffect(() => {
    if (isNow && claimId !== null) kept.set(key, "1");
  }, [isNow, claimId, key]);
  return isNow || (claimId !== null && kept.get(key) !== null);
}
