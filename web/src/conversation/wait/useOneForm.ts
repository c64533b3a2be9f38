import { useEffect, useState } from "react";
import { hasDraft } from "../../lib/formStore";

/** Sent to the window as one of these forms opens; `detail` is its name. */
const OPENED = "thodu:wait-form-opened";

/**
 * Whether a form of somebody who waits is open; to open it closes any other. Open from the beginning where it was being
 * filled in before the page loaded in another language. `name`: that of its draft.
 */
export function useOneForm(name: string): readonly [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(() => hasDraft(name));
  useEffect(() => {
    const closeBefore = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail !== name) setOpen(false);
    };
    addEventListener(OPENED, closeBefore);
    return () => removeEventListener(OPENED, closeBefore);
  }, [name]);
  const change = (open: boolean): void => {
    setOpen(open);
    if (open) dispatchEvent(new CustomEvent(OPENED, { detail: name }));
  };
  return [isOpen, change];
}
