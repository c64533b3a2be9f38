import { useEffect, useId, useRef, type ReactNode } from "react";
import { close as closeWord } from "@messages/common";
import { ExitLink } from "./ExitLink";
import { CloseIcon } from "./icons";
import { openedDialog } from "./openDialogs";

/** What one writes or chooses in. */
const FIELD = "input:not([type=hidden], [disabled]), textarea:not([disabled]), select:not([disabled])";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called when Escape, the backdrop or the close button closed it; the owner then clears `open`. */
  readonly onClose: () => void;
  readonly closeLabel?: string;
  /** A button of its content closes it, so that the one in the corner would be the second of that name. */
  readonly closesItself?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal on the browser's own `<dialog>`: the focus stays inside, Escape closes it, and the focus goes back where it was. */
export function Dialog({
  open,
  title,
  onClose,
  closeLabel = closeWord,
  closesItself = false,
  wide = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const { current } = dialog;
    if (!current || current.open === open) return;
    if (!open) return current.close();
    current.showModal();
    // The browser picks the first there is, in the head. Where it brings up no keyboard, a field is what one came for.
    const field = matchMedia("(pointer: fine)").matches ? current.querySelector<HTMLElement>(FIELD) : null;
    if (field) field.focus();
    // Enter shall not leave.
    else if (document.activeElement instanceof HTMLAnchorElement)
      current.querySelector<HTMLElement>("button, input, select, textarea")?.focus();
  }, [open]);
  useEffect(() => (open && dialog.current ? openedDialog(dialog.current) : undefined), [open]);

  return (
    <dialog
      ref={dialog}
      className={wide ? "dialog dialog--wide" : "dialog"}
      aria-labelledby={heading}
      onClose={onClose}
      // Pressed beside it.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open && (
        <div className="dialog__sheet">
          <header className="dialog__head">
            <h2 id={heading}>{title}</h2>
            <div className="dialog__tools">
              <ExitLink />
              {!closesItself && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={closeLabel}
                  onClick={() => dialog.current?.close()}
                >
                  <CloseIcon />
                </button>
              )}
            </div>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
