import type { Output } from "@thodu/domain/contracts";
import type { WaitsInCrisis } from "@thodu/domain/reports/need";
import { MINUTE } from "@thodu/domain/time";
import { createContext, useContext, useEffect } from "react";
import { crisisUnanswered, crisisWaits } from "@messages/adminArea";
import { call } from "../../../lib/callables";
import { announce } from "../../../lib/tabTitle";
import { useAskedAgain } from "../../../lib/useAskedAgain";

interface Crisis {
  readonly count: number;
  /** For how many whole minutes the longest of them has waited. */
  readonly minutes: number;
}

export interface Crises {
  /** Who waits for a listener; null if nobody does. */
  readonly waiting: Crisis | null;
  /** Whose listener does not answer; null if there is nobody. */
  readonly unanswered: Crisis | null;
  readonly isAnyWaiting: WaitsInCrisis;
}

const crisisOf = (count: number, waited: number): Crisis | null =>
  count === 0 ? null : { count, minutes: Math.floor(waited / MINUTE) };

/** Whether anybody waits; undefined without a fresh answer about both kinds. */
function isAnyIn(heard: Output<"readCrises"> | null): WaitsInCrisis {
  if (heard === null || heard.unanswered === undefined) return undefined;
  return heard.count > 0 || heard.unanswered !== null;
}

/**
 * Who waits in a crisis, and whose listener does not answer, by the last answer; nobody if this admin may not know.
 * Also shown in the tab's title, and therefore kept up to date while the tab is hidden.
 */
export function useCrises(isWanted: boolean): Crises {
  const { value, last } = useAskedAgain(() => call("readCrises", {}), { isWanted, whileHidden: MINUTE });
  const heard = isWanted ? last?.value : undefined;
  const waiting = crisisOf(heard?.count ?? 0, heard?.longest?.waited ?? 0);
  const unanswered = crisisOf(heard?.unanswered?.count ?? 0, heard?.unanswered?.waited ?? 0);
  const words = [
    ...(waiting ? [`● ${crisisWaits(waiting.count, waiting.minutes)}`] : []),
    ...(unanswered ? [`● ${crisisUnanswered(unanswered.count, unanswered.minutes)}`] : []),
  ].join(" · ");
  useEffect(() => {
    if (words === "") return undefined;
    announce("crisis", words);
    return () => announce("crisis", null);
  }, [words]);
  return { waiting, unanswered, isAnyWaiting: isWanted ? isAnyIn(value) : undefined };
}

const Waits = createContext<WaitsInCrisis>(undefined);

/** Tells the sections of the area whether anybody waits in a crisis. */
export const WaitsInCrisisProvider = Waits.Provider;

/**
 * Whether anybody in a crisis waits now, for a listener or for the answer of theirs; undefined while that is not known.
 */
export const useWaitsInCrisis = (): WaitsInCrisis => useContext(Waits);
