import { useSyncExternalStore } from "react";

/** Whether this listener is in a call on another of their pages: in another tab, or on another device. */
let isElsewhere = false;
const listeners = new Set<() => void>();

export function tellCallElsewhere(now: boolean): void {
  isElsewhere = now;
  for (const tell of listeners) tell();
}

export const useCallOnOtherPage = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isElsewhere,
    () => false,
  );
