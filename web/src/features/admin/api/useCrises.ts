import { MINUTE } from "@thodu/domain/time";
import { useEffect } from "react";
import { crisisWaits } from "@messages/adminArea";
import { call } from "../../../lib/callables";
import { announce } from "../../../lib/tabTitle";
import { useAskedAgain } from "../../../lib/useAskedAgain";

export interface Crises {
  readonly count: number;
  /** For how many whole minutes the longest of them has waited. */
  readonly minutes: number;
}

/**
 * Who waits in a crisis, by the last answer; null if nobody does, or if this admin may not know. Also shown in the
 * tab's title, and therefore kept up to date while the tab is hidden.
 */
export function useCrises(isWanted: boolean): Crises | null {
  const { last } = useAskedAgain(() => call("readCrises", {}), { isWanted, whileHidden: MINUTE });
  const heard = isWanted ? last?.value : undefined;
  const count = heard?.count ?? 0;
  const longest = heard?.longest ?? null;
  const minutes = Math.floor((longest?.waited ?? 0) / MINUTE);
  const words = count === 0 ? null : `● ${crisisWaits(count, minutes)}`;
  useEffect(() => {
    if (words === null) return undefined;
    announce("crisis", words);
    return () => announce("crisis", null);
  }, [words]);
  return count === 0 ? null : { count, minutes };
}
