import { SECOND } from "@thodu/domain/time";
import { useEffect, useMemo, useRef, useState } from "react";
import { inPlace, type Entry } from "./list";

/** The rows keep their places for so long after the pointer last moved over them. */
const AIMS_FOR = 1.5 * SECOND;

export interface Still {
  /** Null while they are loaded. */
  readonly entries: readonly Entry[] | null;
  /** The pointer moves over the list. */
  readonly onAim: () => void;
  /** It has left the list. */
  readonly onLeave: () => void;
}

/**
 * The entries of a list in which no row moves away under the pointer of whoever aims at it: one press takes a person.
 * `view`: of which tab, filter and search they are; another one is shown at once.
 */
export function useStill(entries: readonly Entry[] | null, view: string): Still {
  const [held, setHeld] = useState<{ readonly view: string; readonly entries: readonly Entry[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = held?.view === view ? held.entries : null;
  useEffect(() => () => clearTimeout(timer.current), []);
  const onLeave = (): void => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  return {
    entries: useMemo(() => (kept && entries ? inPlace(kept, entries) : entries), [kept, entries]),
    onAim: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onLeave, AIMS_FOR);
      if (kept === null && entries !== null) setHeld({ view, entries });
    },
    onLeave,
  };
}
