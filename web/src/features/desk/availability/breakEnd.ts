import { MINUTE } from "@thodu/domain/time";
import { useSyncExternalStore } from "react";
import { serverNow } from "../../../lib/serverClock";
import { kept } from "../../../lib/storage";

/** Tab: which break has an end, and when that is. */
const KEY = "thodu.breakEnd";

const shown = new Set<() => void>();

const subscribe = (show: () => void): (() => void) => {
  shown.add(show);
  return () => shown.delete(show);
};

/**
 * When the break that began at `since` ends; null if it has no end. Every other choice of availability begins another
 * break or none, so nothing has to be cleared then.
 */
export function useBreakEnd(since: number): number | null {
  const [of, until] = (useSyncExternalStore(subscribe, () => kept.get(KEY)) ?? "").split(" ").map(Number);
  return of === since && until !== undefined ? until : null;
}

/** Gives the break an end so many minutes from now; null takes it back. */
export function endBreakIn(since: number, minutes: number | null): void {
  if (minutes === null) kept.remove(KEY);
  else kept.set(KEY, `${since} ${serverNow() + minutes * MINUTE}`);
  for (const show of shown) show();
}
