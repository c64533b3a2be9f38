import type { RefObject } from "react";
import { useNavigate } from "../../../lib/router";
import { leaveByLink } from "../../../lib/toast";
import { paletteActs } from "./paletteActs";
import { useKeys, type DeskSteps } from "./useKeys";

interface Opens {
  /** Shows the list if another pane fills the window. */
  readonly list: () => void;
  readonly context: (open: boolean) => void;
  readonly palette: () => void;
  readonly help: () => void;
}

/** Runs after the next rendering: an element that is still hidden can't be focused. */
const soon = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));

/** Goes to a path as a link does. */
function useLink(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    leaveByLink();
    void navigate(to);
  };
}

/** What the shortcuts do in the panes of the desk. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, opens: Opens): DeskSteps {
  const focus = (selector: string): void => desk.current?.querySelector<HTMLElement>(selector)?.focus();
  const move = (step: 1 | -1): void => {
    const entries = [...(desk.current?.querySelectorAll<HTMLElement>(".desk__entry") ?? [])];
    const focused = entries.findIndex((entry) => entry === document.activeElement);
    const picked = entries.findIndex((entry) => entry.ariaCurrent === "true");
    const from = focused >= 0 ? focused : picked;
    const next = entries[from < 0 ? 0 : from + step];
    next?.focus();
  };
  const go = useLink();
  const unfold = (selector: string): void => {
    const panel = desk.current?.querySelector<HTMLDetailsElement>(selector);
    if (panel) panel.open = true;
    soon(() => focus(`${selector} > summary`));
  };
  const keys: DeskSteps = {
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
      unfold(".desk__own-ended");
    },
    accept: () => paletteActs.accept?.(),
    pass: () => paletteActs.pass?.(),
    level: (level) => {
      opens.context(false);
      paletteActs.level?.(level);
    },
    replies: () => {
      opens.context(true);
      unfold(".desk__saved");
    },
    languages: () => {
      opens.list();
      soon(() => unfold(".desk__languages"));
    },
    shifts: () => go("/volunteer-shifts"),
    onCall: () => go("/volunteer-on-call"),
    help: opens.help,
    palette: opens.palette,
  };
  useKeys(keys);
  return keys;
}
