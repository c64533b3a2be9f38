import { SECOND } from "@thodu/domain/time";
import { useMemo, useState } from "react";
import { useSlow } from "../../lib/hooks/useSlow";
import type { Entry } from "./inbox/list";

/**
 * For this long after its first answer under a new stamp, the list may lack conversations that have not got the stamp
 * yet.
 */
const STAMPED_WITHIN = 5 * SECOND;

const NONE: readonly Entry[] = [];

/**
 * The conversations that the listener holds (`own`, null until known). After a change of the stamp it also contains
 * those that are not in the list again yet, until they are or should have been. `isAnswered`: the list belongs to this
 * stamp.
 */
export function useOwnKept(
  stamp: string | null,
  own: readonly Entry[] | null,
  isAnswered: boolean,
): readonly Entry[] | null {
  const [known, setKnown] = useState({ stamp, own });
  const missing = useMemo(
    () => (known.stamp === stamp ? NONE : (known.own ?? NONE).filter(({ id }) => !own?.some((each) => each.id === id))),
    [known, stamp, own],
  );
  const isOver = useSlow(isAnswered && missing.length > 0, STAMPED_WITHIN);
  const isSettled = isAnswered && (missing.length === 0 || isOver);
  if (isSettled && (known.stamp !== stamp || known.own !== own)) setKnown({ stamp, own });
  return useMemo(
    () => (isSettled || missing.length === 0 ? own : [...(own ?? NONE), ...missing]),
    [isSettled, missing, own],
  );
}
