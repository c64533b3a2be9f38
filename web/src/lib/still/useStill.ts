import { SECOND } from "@thodu/domain/time";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { MEANT_BEFORE } from "./meantBefore";
import { haveMoved, inPlace } from "./places";

/** The longest time for which rows keep their places under a mouse; after a touch they keep them for all of it. */
const HOLDS_FOR = 10 * SECOND;

interface Row {
  readonly id: string;
}

interface Rows<T> {
  /** Null until they are loaded. */
  readonly entries: readonly T[] | null;
  /**
   * Identifies the list with its page, filter and search. Rows of another view are shown at once in their own order.
   */
  readonly view: string;
  /** How many rows were asked for: when it grows, the rows are shown at once in their own order. */
  readonly asked?: number;
  /** A selector for the elements of a row that can be pressed. */
  readonly pressed: string;
  /** Whether a row moves up at once, even under a pointer; without it none does. It must stay the same function. */
  readonly isFirst?: (entry: T) => boolean;
}

interface Still<T> {
  /** Null until they are loaded. */
  readonly entries: readonly T[] | null;
  /** The event handlers of the element that contains the rows. */
  readonly handlers: {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/**
 * The entries of a list in which no row moves under a pointer, so that a press meets the row it was meant for. If rows
 * have moved all the same, a press that was meant for another row is ignored.
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
      onPointerLeave: ({ pointerType }) => {
        pointer.current.isOver = false;
        // A finger is also lifted to read after scrolling.
        if (pointerType !== "touch") release();
      },
      onPointerDownCapture: ({ pointerType }) => {
        pointer.current.isMouse = pointerType === "mouse";
      },
      onClickCapture: (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(pressed)) return;
        // A key acts on the focused row, wherever that is.
        const isByKey = event.detail === 0;
        const { at, wasOver } = moved.current;
        // A finger is noticed only when it presses; a mouse that comes from elsewhere aims at what is there now.
        const isAimed = wasOver || !pointer.current.isMouse;
        if (isByKey || !isAimed || performance.now() - at >= MEANT_BEFORE) return release();
        event.stopPropagation();
        // Otherwise the browser would follow a link although the press was stopped.
        event.preventDefault();
      },
    },
  };
}

/** When rows of a view last took the place of others, and whether the pointer was over them then. */
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
