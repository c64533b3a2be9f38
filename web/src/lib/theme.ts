import { stored } from "./storage";

export type Theme = "system" | "light" | "dark";

const KEY = "darkMode";
const listeners = new Set<() => void>();

/** The choice made on this device; `system` if none was made. Stored under `darkMode` (spec section 3). */
export function chosenTheme(): Theme {
  const dark = stored.get(KEY);
  if (dark === null) return "system";
  return dark === "true" ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    stored.remove(KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    stored.set(KEY, String(theme === "dark"));
    document.documentElement.dataset["theme"] = theme;
  }
  for (const tell of listeners) tell();
}

/** Whether the page is dark now, by choice or by the device's setting. */
export function isDark(): boolean {
  const theme = chosenTheme();
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Subscribes to every choice; for lib/useTheme.ts. */
export const watchTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
