/** Milliseconds that a screen has to put the focus somewhere itself. */
const MOMENT = 100;
const HEADING = "h1, h2, h3";

/** The element and all around it, from inner to outer. */
function partsAround(element: Element): readonly Element[] {
  const parts: Element[] = [];
  for (let part: Element | null = element; part !== null; part = part.parentElement) parts.push(part);
  return parts;
}

/** Whether a heading is of this part: in sight, and not of another entry of a list in it. */
function isOf(part: Element, heading: HTMLElement): boolean {
  const entry = heading.closest("li, article");
  // Browsers of before 2024 can't tell.
  const isHidden = "checkVisibility" in heading && !heading.checkVisibility();
  return !isHidden && heading.closest("dialog:not([open])") === null && (entry === null || entry.contains(part));
}

const headingIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(HEADING)].find((heading) => isOf(part, heading)) ?? null;

/**
 * Keeps the focus in its part of the page when the element that has it goes, as a button does once what it asked for is done: the
 * first heading of the innermost part that stays gets it. Otherwise the browser gives it to the document, and a keyboard begins at the top again.
 * Calling what this returns ends it.
 */
export function keepFocus(): () => void {
  let parts: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const came = ({ target }: FocusEvent): void => {
    if (target instanceof Element) parts = partsAround(target);
  };
  // Whoever presses beside everything has taken the focus away themselves.
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
