import { useSyncExternalStore } from "react";
import { chosenTheme, isDark, watchTheme, type Theme } from "./theme";

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, chosenTheme, () => "system");

/** Whether the page is dark now; false in the prerendered page. */
export const useDark = (): boolean => useSyncExternalStore(watchTheme, isDark, () => false);
