import { useMemo, useSyncExternalStore } from "react";
import { stored } from "../../../lib/storage";
import { readPurchase, type Purchase } from "../purchase";

const KEY = "thodu.purchase";
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** The unfinished purchase on this device; null if there is none. */
export const keptPurchase = (): Purchase | null => readPurchase(stored.get(KEY));

export function keep(purchase: Purchase): void {
  stored.set(KEY, JSON.stringify(purchase));
  tell();
}

export function forget(): void {
  stored.remove(KEY);
  tell();
}

/** Other windows of the device change it too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The unfinished purchase of this person. */
export function usePurchaseOf(uid: string | null): Purchase | null {
  const raw = useSyncExternalStore(
    subscribe,
    () => stored.get(KEY),
    () => null,
  );
  return useMemo(() => {
    const purchase = readPurchase(raw);
    return purchase?.uid === uid ? purchase : null;
  }, [raw, uid]);
}
