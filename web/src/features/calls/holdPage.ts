import * as t from "@messages/calls";
import { LEAVING, LeavingEvent, type Leaving } from "../../lib/formStore";
import { toast } from "../../lib/toast";

const words: Readonly<Record<Leaving, string>> = { language: t.languageStays, logout: t.hangUpFirst };

/** Has the browser ask before the page is left, and language and login stay as they are, until what it gives is called. */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    // Quick exit hides the page first, and asks nothing.
    if (document.documentElement.style.display !== "none") event.preventDefault();
  };
  const stay = (event: Event): void => {
    event.preventDefault();
    if (event instanceof LeavingEvent) toast("alert", words[event.why]);
  };
  window.addEventListener("beforeunload", ask);
  window.addEventListener(LEAVING, stay);
  return () => {
    window.removeEventListener("beforeunload", ask);
    window.removeEventListener(LEAVING, stay);
  };
}
