import { stored } from "./storage";

/** The key under which this device stores that its user wants no quick exit; site/head.js reads it. */
const KEY = "thodu.quickExit";

/** Sent to the window while the page is being left by quick exit, which waits for nothing (site/head.js). */
export const LEFT = "thodu:left";

/** Whether this page stays blank, because somebody went back to a tab that was left by quick exit (site/head.js). */
export const isHidden = (): boolean => document.documentElement.dataset["hidden"] !== undefined;

/** Stores the preference on this device, for pages that do not know who is signed in. */
export function rememberQuickExit(wanted: boolean): void {
  if (wanted) stored.remove(KEY);
  else stored.set(KEY, "off");
  if (wanted) delete document.documentElement.dataset["exit"];
  else document.documentElement.dataset["exit"] = "off";
}
