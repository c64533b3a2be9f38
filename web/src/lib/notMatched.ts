import { useSyncExternalStore } from "react";
import { sessionHint } from "./hint";
import { NOT_MATCHED, stored } from "./storage";

/** Beyond this number the oldest are forgotten; the server refuses them all the same. */
const MOST = 200;

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

let last = { text: "", ids: none };

/** Each account has its own list, which a logout leaves here: no document that the listener may read has it. */
const key = (): string => NOT_MATCHED + (sessionHint.get() ?? "");

/** What is stored now. It is the same set until that changes. */
function current(): ReadonlySet<string> {
  const text = stored.get(key()) ?? "";
  if (text !== last.text) last = { text, ids: new Set(text.split(" ").filter((id) => id !== "")) };
  return last.ids;
}

/**
 * Removes a person from this listener's list because a report has parted the two. Otherwise only the server knows that.
 */
export function leaveOut(customerId: string): void {
  stored.set(key(), [...new Set([...current(), customerId])].slice(-MOST).join(" "));
  for (const tell of listeners) tell();
}

/** Shows somebody again whom this listener can be matched with after all, because the block was lifted. */
export function takeIn(customerId: string): void {
  if (!current().has(customerId)) return;
  stored.set(key(), [...current()].filter((id) => id !== customerId).join(" "));
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The people with whom this listener is not matched, as far as this device knows. */
export const useNotMatched = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => none);
