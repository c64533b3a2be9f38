import { useCallback, useRef, type RefObject } from "react";

/** The name of a focused field of the form; empty for another of its controls, null if the focus is elsewhere. */
function focusedIn(form: HTMLFormElement | null): string | null {
  const { activeElement } = document;
  return form?.contains(activeElement) === true ? (activeElement?.getAttribute("name") ?? "") : null;
}

/** Focuses the field of this name, else the button that submits; where they are folded away, what unfolds them. */
function focusIn(form: HTMLFormElement | null, name: string): void {
  const field =
    form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? form?.querySelector<HTMLElement>("[type=submit]");
  const folded = form?.closest("details:not([open])")?.querySelector("summary");
  (folded ?? field)?.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the control of a form that was used, or beside it, when the form is rendered anew under another
 * key: it would be lost with the old form. Returns the present form, and the ref to give it.
 */
export function useFocusStays(): readonly [RefObject<HTMLFormElement | null>, (form: HTMLFormElement | null) => void] {
  const present = useRef<HTMLFormElement>(null);
  const used = useRef<string | null>(null);
  const attach = useCallback((form: HTMLFormElement | null): void => {
    if (form === null) used.current = focusedIn(present.current);
    else if (used.current !== null) focusIn(form, used.current);
    present.current = form;
  }, []);
  return [present, attach];
}
