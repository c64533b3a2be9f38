import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True once the page is interactive. The build renders it without knowing anything of the device or its user. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
