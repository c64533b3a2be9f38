import { useEffect, useRef, useState, type ReactNode } from "react";
import * as t from "@messages/adminArea";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { Link, useLocation } from "../../../lib/router";
import { inPlace } from "../../../lib/still/places";
import { useStill } from "../../../lib/still/useStill";
import type { Page } from "../api/page";
import type { Ticket } from "../api/watchList";
import { isOnFilter } from "./isOnFilter";
import type { Paged } from "./usePage";

interface Props<T> {
  readonly label: string;
  readonly empty: string;
  /** Shown below `empty`. */
  readonly emptyMore?: ReactNode;
  readonly page: Paged<T>;
  /** Identifies the list. While another page or filter of the same list loads, the earlier rows stay on the screen. */
  readonly list: string;
  /** Shown if there may be more records than the pages hold. */
  readonly cut?: string;
  /** A row that changes stays in its place until the list is opened again, so that no other row moves under a press. */
  readonly keepsPlaces?: boolean;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

/** The present rows, in the order of `before` and with new ones at the end; without those that are gone. */
const placed = <T,>(before: readonly Ticket<T>[], now: readonly Ticket<T>[]): readonly Ticket<T>[] =>
  inPlace(before, now).filter(({ id }) => now.some((ticket) => ticket.id === id));

interface Heard<T> {
  readonly list: string;
  readonly after: string;
  readonly heard: Page<T>;
  readonly shown: Page<T>;
}

/** One page of a list in all its states, with links to the next page and back to the first. */
export function PagedList<T>({ label, empty, emptyMore, page, list, cut, keepsPlaces = false, children }: Props<T>) {
  const { live, after, retry } = page;
  const region = useRef<HTMLElement>(null);
  const [last, setLast] = useState<Heard<T> | null>(null);
  if (live.state === "here" && live.value !== last?.heard) {
    const heard = live.value;
    const isSame = keepsPlaces && last?.list === list && last.after === after;
    setLast({ list, after, heard, shown: isSame ? { ...heard, rows: placed(last.shown.rows, heard.rows) } : heard });
  }
  const shown = last?.list === list ? last.shown : null;

  const { entries, handlers } = useStill({
    entries: shown && shown.rows,
    view: `${list} ${after}`,
    pressed: "button, a, summary",
  });

  // After a change of page the focus goes to the top of the list, unless a filter led to its first page.
  const before = useRef(after);
  useEffect(() => {
    if (before.current !== after && !isOnFilter()) region.current?.focus();
    before.current = after;
  }, [after]);

  return (
    <section ref={region} className="area__list" aria-label={label} tabIndex={-1} aria-busy={live.state === "loading"}>
      {live.state === "refused" && <Refused onRetry={retry} />}
      {live.state === "loading" && shown === null && <Skeleton lines={6} label={t.loading} slow={t.slow} />}
      {shown?.rows.length === 0 &&
        (after === "" && shown.next === null ? <Empty words={empty}>{emptyMore}</Empty> : <Empty words={t.noneHere} />)}
      {shown !== null && shown.rows.length > 0 && (
        <ul role="list" className="list" {...handlers}>
          {(entries ?? shown.rows).map((ticket) => (
            // A row that is gone keeps its place while the others do, and can't be pressed.
            <li key={ticket.id} inert={!shown.rows.some(({ id }) => id === ticket.id)}>
              {children(ticket)}
            </li>
          ))}
        </ul>
      )}
      {shown?.isCut === true && cut !== undefined && <p className="soft small">{cut}</p>}
      {shown !== null && <Pager after={after} next={shown.next} />}
    </section>
  );
}

export const Refused = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice kind="trouble">
    <p>{t.refused}</p>
    <Button small look="outline" onClick={onRetry}>
      {t.tryAgain}
    </Button>
  </Notice>
);

interface PagerProps {
  readonly after: string;
  readonly next: string | null;
  /** The name of the address parameter that says where the page begins. */
  readonly by?: "after" | "from";
}

/** The page links of a list whose rows are all loaded. */
export const SlicePager = ({ from, next }: { readonly from: number; readonly next: number | null }) => (
  <Pager after={from === 0 ? "" : String(from)} next={next === null ? null : String(next)} by="from" />
);

/** The links to the next page of a list and back to the first. */
export function Pager({ after, next, by = "after" }: PagerProps) {
  const { pathname, search } = useLocation();
  if (after === "" && next === null) return null;
  const to = (place: string | null): string => {
    const query = new URLSearchParams(search);
    query.delete(by);
    if (place !== null) query.set(by, place);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <nav className="row row--apart" aria-label={t.pages}>
      {after === "" ? <span /> : <Link to={to(null)}>{t.first}</Link>}
      {next !== null && (
        <Link to={to(next)} className="button button--outline button--small">
          {t.next}
        </Link>
      )}
    </nav>
  );
}
