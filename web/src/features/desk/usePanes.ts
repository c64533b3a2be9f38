import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useMedia } from "../../lib/hooks/useMedia";
import { useBackSteps } from "./useBackSteps";
import { useDeskKeys } from "./keyboard/useDeskKeys";
import { useFieldInSight } from "./useFieldInSight";
import type { DeskSteps } from "./keyboard/useKeys";
import type { Picking, Shown } from "./usePicked";

export interface ContextPane {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** One pane has the full width, so the open context hides the conversation. */
  readonly narrow: boolean;
}

/** Whether the context is open, where it has no column of its own. */
export function useContextPane(): ContextPane {
  const [isOpen, setOpen] = useState(false);
  const narrow = !useMedia("(width >= 48rem)");
  return { isOpen, setOpen, narrow };
}

export interface Panes {
  /** Whether the context has a column of its own; otherwise it opens over the conversation. */
  readonly beside: boolean;
  /** The context is open over the conversation. */
  readonly inContext: boolean;
  /** The open context hides the conversation completely. */
  readonly coversTalk: boolean;
  readonly setContext: (open: boolean) => void;
  /** Goes to the list, from whatever is open. */
  readonly back: () => void;
  readonly keys: DeskSteps;
}

/**
 * Which panes of the desk are visible, and how the listener moves between them: by press, by key, by the browser's Back
 * button.
 */
export function usePanes(
  desk: RefObject<HTMLElement | null>,
  { shown, close }: Pick<Picking, "shown" | "close">,
  { isOpen: context, setOpen: setContext, narrow }: ContextPane,
  onOpen: (what: "palette" | "shortcuts") => void,
): Panes {
  const beside = useMedia("(width >= 75rem)");
  const held = shown?.state === "held" ? shown.id : null;
  const inContext = context && !beside && held !== null;

  const keys = useDeskKeys(desk, {
    list: () => {
      if (narrow) close();
    },
    context: setContext,
    palette: () => onOpen("palette"),
    help: () => onOpen("shortcuts"),
  });
  useFocusOfPane(desk, { shown, inContext, narrow });
  useEffect(() => setContext(false), [held, setContext]);

  const back = (): void => {
    // On a phone the list was hidden. The row that the listener came from gets the focus, if it still exists.
    const row = desk.current?.querySelector<HTMLElement>('.desk__entry[aria-current="true"]');
    close();
    focusRow(desk, row ?? null, FRAMES);
  };

  useFieldInSight();
  useBackSteps(narrow ? Number(shown !== null) + Number(inContext) : 0, (level) => {
    setContext(false);
    if (level === 0) back();
  });
  return { beside, inContext, coversTalk: inContext && narrow, setContext, back, keys };
}

/** How many frames it may take until a row in a pane that was hidden can be focused. */
const FRAMES = 20;

function focusRow(desk: { readonly current: HTMLElement | null }, wanted: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    const row = wanted?.isConnected === true ? wanted : desk.current?.querySelector<HTMLElement>(".desk__entry");
    row?.focus({ preventScroll: true });
    if (document.activeElement === document.body && frames > 0) focusRow(desk, wanted, frames - 1);
  });
}

interface Focused {
  readonly shown: Shown | null;
  readonly inContext: boolean;
  readonly narrow: boolean;
}

/**
 * Keeps the focus when the focused element disappears: a pane replaces another on a phone, a talk is left, an offer is
 * answered. The focus then goes to the back button or, if that is not shown, to the name beside it.
 */
function useFocusOfPane(desk: { readonly current: HTMLElement | null }, { shown, inContext, narrow }: Focused): void {
  const id = shown?.id ?? null;
  const was = useRef(false);
  // Before the paint: a moment later lib/keepFocus would put the focus on something near by.
  useLayoutEffect(() => {
    const lost = (): boolean => {
      const { activeElement } = document;
      if (activeElement === document.body) return true;
      // The card disappears once the server has the answer.
      if (shown?.state === "claiming" && activeElement?.closest(".offer")) return true;
      return activeElement?.checkVisibility({ visibilityProperty: true }) === false;
    };
    const focus = (selector: string): void => desk.current?.querySelector<HTMLElement>(selector)?.focus();
    if (inContext !== was.current) focus(inContext ? ".desk__context-back" : ".desk__context-open");
    else if (id !== null && lost()) focus(narrow ? ".desk__back" : ".desk__name");
    was.current = inContext;
    // oxlint-disable-next-line react/exhaustive-deps -- a ref
  }, [id, shown?.state, inContext]);
}
