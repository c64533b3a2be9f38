import { stored, WRITTEN } from "../../lib/storage";

/**
 * Tells the next visit, before its first paint, that this person has agreed by writing, so that the line above the
 * composer does not appear and vanish. The server stores when and to what they agreed; this decides nothing.
 */
export function hintWritten(hasWritten: boolean): void {
  const { dataset } = document.documentElement;
  if (hasWritten) {
    stored.set(WRITTEN, "1");
    dataset["written"] = "";
  } else {
    stored.remove(WRITTEN);
    delete dataset["written"];
  }
}
