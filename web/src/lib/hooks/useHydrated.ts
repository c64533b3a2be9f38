import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is alive; the build renders it before anything of this device or its reader is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
