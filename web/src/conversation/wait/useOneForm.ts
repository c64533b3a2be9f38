import { useEffect, useState } from "react";
import { hasDraft } from "../../lib/formStore";

/** The window event that a form sends when it opens; `detail` is its name. */
const OPENED = "thodu:wait-form-opened";

/**
 * Whether this form of somebody who waits is open; opening it closes the others. It begins open if it was being filled
 * in before the page was loaded in another language. `name`: that of its draft.
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
