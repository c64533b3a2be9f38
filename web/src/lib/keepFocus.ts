/** How many milliseconds a screen has to set the focus itself. */
const MOMENT = 100;
const HEADING = "h1, h2, h3";

/** The element and its ancestors, from the inside out. */
function partsAround(element: Element): readonly Element[] {
  const parts: Element[] = [];
  for (let part: Element | null = element; part !== null; part = part.parentElement) parts.push(part);
  return parts;
}

/** Whether a heading belongs to this part: visible, and not of another entry of a list. */
function isOf(part: Element, heading: HTMLElement): boolean {
  const entry = heading.closest("li, article");
  // Browsers from before 2024 can't tell.
  const isHidden = "checkVisibility" in heading && !heading.checkVisibility();
  return !isHidden && heading.closest("dialog:not([open])") === null && (entry === null || entry.contains(part));
}

const headingIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(HEADING)].find((heading) => isOf(part, heading)) ?? null;

/**
 * Keeps the focus near by when the focused element disappears, as a button does once its action is done: it goes to the
 * first heading of the innermost ancestor that is left. Otherwise the browser would focus the document, and the
 * keyboard would start at the top again. The returned function ends this.
 */
export function keepFocus(): () => void {
  let parts: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const came = ({ target }: FocusEvent): void => {
    if (target instanceof Element) parts = partsAround(target);
  };
  // Somebody who presses beside the element has taken the focus away themselves.
  const pressed = (): void => {
    parts = [];
  };

  const move = (): void => {
    timer = undefined;
    const [last] = parts;
    if (document.activeElement !== document.body || last === undefined || last.isConnected) return;
    const target = parts
      .filter((part) => part.isConnected)
      .map(headingIn)
      .find((heading) => heading !== null);
    parts = [];
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body) timer ??= setTimeout(move, MOMENT);
  });
  document.addEventListener("focusin", came);
  document.addEventListener("pointerdown", pressed, true);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", came);
    document.removeEventListener("pointerdown", pressed, true);
    changes.disconnect();
    clearTimeout(timer);
  };
}
