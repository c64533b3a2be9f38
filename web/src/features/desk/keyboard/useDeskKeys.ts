import type { RefObject } from "react";
import { useKeys, type DeskKeys } from "./useKeys";

interface Opens {
  /** Shows the list if another pane fills the window. */
  readonly list: () => void;
  readonly context: (open: boolean) => void;
  readonly palette: () => void;
  readonly help: () => void;
}

/** Runs after the next rendering: an element that is still hidden can't be focused. */
const soon = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

/** What the shortcuts do in the panes of the desk. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, opens: Opens): DeskKeys {
  const focus = (selector: string): void => desk.current?.querySelector<HTMLElement>(selector)?.focus();
  const move = (step: 1 | -1): void => {
    const entries = [...(desk.current?.querySelectorAll<HTMLElement>(".desk__entry") ?? [])];
    const focused = entries.findIndex((entry) => entry === document.activeElement);
    const picked = entries.findIndex((entry) => entry.ariaCurrent === "true");
    const from = focused >= 0 ? focused : picked;
    const next = entries[from < 0 ? 0 : from + step];
    next?.focus();
  };
  const keys: DeskKeys = {
    next: () => move(1),
    previous: () => move(-1),
    reply: () => {
      opens.context(false);
      soon(() => focus(".desk__room .composer textarea"));
    },
    note: () => {
      opens.context(true);
      const panel = desk.current?.querySelector<HTMLDetailsElement>(".desk__notes-panel");
      if (panel) panel.open = true;
      soon(() => focus(".desk__notes-panel textarea"));
    },
    find: () => {
      opens.list();
      focus(".desk__search input");
      soon(() => focus(".desk__search input"));
    },
    ended: () => {
      opens.list();
      const panel = desk.current?.querySelector<HTMLDetailsElement>(".desk__own-ended");
      if (panel) panel.open = true;
      soon(() => focus(".desk__own-ended > summary"));
    },
    help: opens.help,
    palette: opens.palette,
  };
  useKeys(keys);
  return keys;
}
