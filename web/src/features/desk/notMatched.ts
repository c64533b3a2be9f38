import { useSyncExternalStore } from "react";
import { stored } from "../../lib/storage";

const KEY = "thodu.notMatched";
/** More are forgotten again, the oldest first; the server refuses them all the same. */
const MOST = 200;

const read = (): ReadonlySet<string> => new Set((stored.get(KEY) ?? "").split(" ").filter((id) => id !== ""));

let known: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

const current = (): ReadonlySet<string> => (known ??= read());
const none: ReadonlySet<string> = new Set();

/** Leaves a person out of this listener's list: a report has parted the two, which the server alone knows of otherwise. */
export function leaveOut(customerId: string): void {
  known = new Set([...current(), customerId].slice(-MOST));
  stored.set(KEY, [...known].join(" "));
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom this listener is not matched with, as far as this device knows; forgotten at logout. */
export const useNotMatched = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => none);
