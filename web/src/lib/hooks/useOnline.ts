import { useSyncExternalStore } from "react";
import { isReached } from "../reach";

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Whether this device has a network, as it believes and as far as the page has seen that anything gets through. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isReached(),
    () => true,
  );
