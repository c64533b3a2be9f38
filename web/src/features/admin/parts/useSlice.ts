import { useEffect, useRef, type RefObject } from "react";
import { useQuery } from "../../../lib/router";

interface Slice<T> {
  readonly shown: readonly T[];
  /** Where the page begins, and where the next one does; null on the last. */
  readonly from: number;
  readonly next: number | null;
  /** Gets the focus when another page is shown, so that reading starts at its top. */
  readonly top: RefObject<HTMLDivElement | null>;
}

/** The page, named by the address, of a list whose rows are all loaded. Past the end it is the last page. */
export function useSlice<T>(rows: readonly T[], size: number): Slice<T> {
  const [query] = useQuery();
  const asked = Math.max(0, Math.floor(Number(query.get("from"))) || 0);
  const last = Math.max(0, Math.ceil(rows.length / size) - 1) * size;
  const from = Math.min(asked - (asked % size), last);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) top.current?.focus();
    before.current = asked;
  }, [asked]);
  return {
    shown: rows.slice(from, from + size),
    from,
    next: from + size < rows.length ? from + size : null,
    top,
  };
}
