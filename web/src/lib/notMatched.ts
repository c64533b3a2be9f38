import { useSyncExternalStore } from "react";
import { NOT_MATCHED, stored } from "./storage";

/** Beyond this number the oldest are forgotten; the server refuses them all the same. */
const MOST = 200;

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

let last = { text: "", ids: none };

/** What is stored now. It is the same set until that changes. A logout deletes it without a notice. */
function current(): ReadonlySet<string> {
  const text = stored.get(NOT_MATCHED) ?? "";
  if (text !== last.text) last = { text, ids: new Set(text.split(" ").filter((id) => id !== "")) };
  return last.ids;
}

/**
 * Removes a person from this listener's list because a report has parted the two. Otherwise only the server knows that.
 */
export function leaveOut(customerId: string): void {
  stored.set(NOT_MATCHED, [...new Set([...current(), customerId])].slice(-MOST).join(" "));
  for (const tell of listeners) tell();
}

/** Shows somebody again whom this listener can be matched with after all, because the block was lifted. */
export function takeIn(customerId: string): void {
  if (!current().has(customerId)) return;
  stored.set(NOT_MATCHED, [...current()].filter((id) => id !== customerId).join(" "));
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The people with whom this listener is not matched, as far as this device knows; deleted at logout. */
export const useNotMatched = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => none);
