import { SECOND } from "@thodu/domain/time";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { MEANT_BEFORE } from "./meantBefore";
import { haveMoved, inPlace } from "./places";

/** The longest that the rows keep their places under a pointer. */
const HOLDS_FOR = 10 * SECOND;

interface Row {
  readonly id: string;
}

interface Rows<T> {
  /** Null while they are loaded. */
  readonly entries: readonly T[] | null;
  /** Which list, page, filter and search they are of: another one is shown at once, as it is. */
  readonly view: string;
  /** How many were asked for: more of a view are shown at once. */
  readonly asked?: number;
  /** A selector of what is pressed in a row. */
  readonly pressed: string;
  /** Whether a row goes up at once, whatever the pointer aims at. It has to stay the same function. */
  readonly isFirst: (entry: T) => boolean;
}

interface Still<T> {
  /** Null while they are loaded. */
  readonly entries: readonly T[] | null;
  /** Of the element that holds the rows. */
  readonly handlers: {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/**
 * The entries of a list in which no row moves away under the pointer of whoever aims at it: a press does what it was meant for.
 * Where rows have moved all the same, a press that was meant for another row does nothing.
 */
export function useStill<T extends Row>({ entries, view, asked = 0, pressed, isFirst }: Rows<T>): Still<T> {
  const key = `${view} ${asked}`;
  const [held, setHeld] = useState<{ readonly key: string; readonly entries: readonly T[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef({ isOver: false, isMouse: true });
  const kept = held?.key === key ? held.entries : null;
  const shown = useMemo(() => (kept && entries ? inPlace(kept, entries, isFirst) : entries), [kept, entries, isFirst]);
  const moved = useMoves(shown, view, pointer);
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = (): void => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  return {
    entries: shown,
    handlers: {
      onPointerMove: () => {
        pointer.current.isOver = true;
        if (kept !== null || entries === null) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(release, HOLDS_FOR);
        setHeld({ key, entries });
      },
      onPointerLeave: () => {
        pointer.current.isOver = false;
        release();
      },
      onPointerDownCapture: ({ pointerType }) => {
        pointer.current.isMouse = pointerType === "mouse";
      },
      onClickCapture: (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(pressed)) return;
        // A key is pressed on the row that has the focus, wherever that stands.
        const isByKey = event.detail === 0;
        const { at, wasOver } = moved.current;
        // A finger is not heard of before it presses; a mouse that comes from elsewhere is aimed at what is there now.
        const isAimed = wasOver || !pointer.current.isMouse;
        if (isByKey || !isAimed || performance.now() - at >= MEANT_BEFORE) return release();
        event.stopPropagation();
        // A link that hears nothing of the press would be followed by the browser.
        event.preventDefault();
      },
    },
  };
}

/** When rows of a view last took the places of others, and whether the pointer was over them then. */
function useMoves(
  shown: readonly Row[] | null,
  view: string,
  pointer: { readonly current: { readonly isOver: boolean } },
) {
  const moved = useRef({ at: -Infinity, wasOver: false });
  const last = useRef({ shown, view });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { shown, view };
    if (before.view === view && haveMoved(before.shown ?? [], shown ?? []))
      moved.current = { at: performance.now(), wasOver: pointer.current.isOver };
  }, [shown, view, pointer]);
  return moved;
}
