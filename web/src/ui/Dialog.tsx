import { useEffect, useId, useRef, type ReactNode } from "react";
import { close as closeWord } from "@messages/common";
import { ExitLink } from "./ExitLink";
import { CloseIcon } from "./icons";
import { openedDialog } from "./openDialogs";

/** The fields in which somebody writes or chooses. */
const FIELD = "input:not([type=hidden], [disabled]), textarea:not([disabled]), select:not([disabled])";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called when Escape, the backdrop or the close button has closed it; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly closeLabel?: string;
  /** A button of its content closes it, so that a close button in the corner would be a second one of that name. */
  readonly closesItself?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal based on the browser's `<dialog>`: the focus stays inside, Escape closes it, and the focus returns to where
 * it was.
 */
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
    // The browser focuses the first element, in the head. Where no on-screen keyboard would open, the first field is
    // better.
    const field = matchMedia("(pointer: fine)").matches ? current.querySelector<HTMLElement>(FIELD) : null;
    if (field) field.focus();
    // A press of Enter must not follow a link.
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
      // A press outside closes it.
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
