import * as t from "@messages/calls";
import { LEAVING, LeavingEvent, type Leaving } from "../../lib/formStore";
import { toast } from "../../lib/toast";

const words: Readonly<Record<Leaving, string>> = { language: t.languageStays, logout: t.hangUpFirst };

/**
 * Makes the browser ask before the page is left, and keeps language and login as they are, until the returned function
 * is called.
 */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    // Quick exit hides the page first, and must not be asked.
    if (document.documentElement.style.display !== "none") event.preventDefault();
  };
  const stay = (event: Event): void => {
    event.preventDefault();
    if (event instanceof LeavingEvent) toast("alert", words[event.why]);
  };
  addEventListener("beforeunload", ask);
  addEventListener(LEAVING, stay);
  return () => {
    removeEventListener("beforeunload", ask);
    removeEventListener(LEAVING, stay);
  };
}
