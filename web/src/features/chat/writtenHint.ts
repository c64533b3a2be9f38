import { stored, WRITTEN } from "../../lib/storage";

/**
 * Tells the next visit, before its first paint, that whoever is here has agreed by writing: the line above the composer
 * then does not come and go. The server keeps when and to what they agreed; this decides nothing.
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
