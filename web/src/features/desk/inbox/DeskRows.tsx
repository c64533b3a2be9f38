import { memo, useEffect, useRef, useState, type RefObject } from "react";
import * as t from "@messages/desk";
import { DeskEntry } from "./DeskEntry";
import type { Entry } from "./list";
import { drawnOf, isEnough, sightOf, type Sight } from "./rowsInSight";

interface Props {
  /** The accessible name of the list. */
  readonly label?: string;
  readonly entries: readonly Entry[];
  readonly uid: string;
  readonly now: number;
  readonly picked: string | null;
  readonly onPick: (entry: Entry) => void;
}

/** A list of up to this many rows is rendered as a whole. */
const WHOLE = 100;
const FIRST: Sight = { from: 0, to: 40 };
/** The usual height of a row in pixels, until one has been measured. */
const USUAL = 56;

/**
 * The rows of the list. Of a long list only these are rendered: the rows in sight, the picked row, and the focused row
 * with the rows before and after it, so that scrolling does not lose the focus and the arrow keys go on from it.
 */
export const DeskRows = memo(function DeskRows({ label = t.listLabel, entries, uid, now, picked, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useFocusedRow(list);
  const count = entries.length;
  const isLong = count > WHOLE;
  const { sight, height } = useSight(list, isLong);
  const kept = entries.flatMap(({ id }, row) => {
    if (id === focused) return [row - 1, row, row + 1];
    return id === picked ? [row] : [];
  });
  return (
    <ul ref={list} role="list" aria-label={label}>
      {drawnOf(count, isLong ? sight : { from: 0, to: count }, kept).map((each) => {
        if ("room" in each)
          return <li key={`before ${each.before}`} role="presentation" style={{ height: each.room * height }} />;
        const entry = entries[each.row];
        return (
          entry && (
            <li key={entry.id} data-id={entry.id} aria-setsize={count} aria-posinset={each.row + 1}>
              <DeskEntry entry={entry} uid={uid} now={now} picked={entry.id === picked} onPick={onPick} />
            </li>
          )
        );
      })}
    </ul>
  );
});

/** The conversation whose row has the focus; null when none has. */
function useFocusedRow(list: RefObject<HTMLUListElement | null>): string | null {
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const { current } = list;
    const isHere = (to: EventTarget | null): boolean => to instanceof Node && current?.contains(to) === true;
    const look = ({ type, target, relatedTarget }: FocusEvent): void => {
      // The focus moves to another row, and focusin follows. Without the old focus that row might no longer be
      // rendered.
      if (type === "focusout" && isHere(relatedTarget)) return;
      const row = type === "focusin" && target instanceof Element ? target.closest("li") : null;
      setFocused(row?.getAttribute("data-id") ?? null);
    };
    current?.addEventListener("focusin", look);
    current?.addEventListener("focusout", look);
    return () => {
      current?.removeEventListener("focusin", look);
      current?.removeEventListener("focusout", look);
    };
  }, [list]);
  return focused;
}

interface InSight {
  readonly sight: Sight;
  /** The height of a row, in pixels. */
  readonly height: number;
}

/** The rows to render while the list scrolls inside `.desk__list`. Measures only while `wanted`. */
function useSight(list: RefObject<HTMLUListElement | null>, wanted: boolean): InSight {
  const [found, setFound] = useState<InSight>({ sight: FIRST, height: USUAL });
  useEffect(() => {
    const scrolls = list.current?.closest(".desk__list");
    if (!wanted || !scrolls) return undefined;
    const look = (): void => {
      const row = list.current?.querySelector<HTMLElement>("[data-id]")?.offsetHeight;
      // Another pane may fill the window.
      if (!list.current || row === undefined || row === 0) return;
      const above = scrolls.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
      const sight = sightOf(above, scrolls.clientHeight, row);
      setFound((known) => (known.height === row && isEnough(known.sight, sight) ? known : { sight, height: row }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(scrolls);
    scrolls.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      scrolls.removeEventListener("scroll", look);
    };
  }, [list, wanted]);
  return found;
}
