import { stored } from "./storage";

/** That this device's reader wants no quick exit; read by site/head.js. */
const KEY = "thodu.quickExit";

/** Sent to the window once the page is being left by quick exit, which waits for nothing (site/head.js). */
export const LEFT = "thodu:left";

/** Whether this page stays blank, because this tab was left by quick exit and somebody went back to it (site/head.js). */
export const isHidden = (): boolean => document.documentElement.dataset["hidden"] !== undefined;

/** Keeps on this device what the reader's preferences say, for pages that know nobody. */
export function rememberQuickExit(wanted: boolean): void {
  if (wanted) stored.remove(KEY);
  else stored.set(KEY, "off");
  if (wanted) delete document.documentElement.dataset["exit"];
  else document.documentElement.dataset["exit"] = "off";
}
