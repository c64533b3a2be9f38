import { useSyncExternalStore } from "react";
import { NOT_MATCHED, stored } from "./storage";

/** More are forgotten again, the oldest first; the server refuses them all the same. */
const MOST = 200;

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

let last = { text: "", ids: none };

/** As it is stored now, the same set until that changes: a logout empties the storage and says so to nobody. */
function current(): ReadonlySet<string> {
  const text = stored.get(NOT_MATCHED) ?? "";
  if (text !== last.text) last = { text, ids: new Set(text.split(" ").filter((id) => id !== "")) };
  return last.ids;
}

/** Leaves a person out of this listener's list: a report has parted the two, which the server alone knows of otherwise. */
export function leaveOut(customerId: string): void {
  stored.set(NOT_MATCHED, [...new Set([...current(), customerId])].slice(-MOST).join(" "));
  for (const tell of listeners) tell();
}

/** Shows somebody again whom this listener could be matched with after all: the report's block was lifted. */
export function takeIn(customerId: string): void {
  if (!current().has(customerId)) return;
  stored.set(NOT_MATCHED, [...current()].filter((id) => id !== customerId).join(" "));
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom this listener is not matched with, as far as this device knows; forgotten at logout. */
export const useNotMatched = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => none);
