import { useEffect, useRef, useState, type ReactNode } from "react";
import * as t from "@messages/adminArea";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { Link, useLocation } from "../../../lib/router";
import { useStill } from "../../../lib/still/useStill";
import type { Page } from "../api/page";
import type { Ticket } from "../api/watchList";
import type { Paged } from "./usePage";

interface Props<T> {
  readonly label: string;
  readonly empty: string;
  readonly page: Paged<T>;
  /** Names the list. While another page or filter of the same list loads, the rows before it stay on the screen. */
  readonly list: string;
  /** Said where there may be more than the pages hold. */
  readonly cut?: string;
  /** A row that changes stays where it stands until the list is opened anew, so that no other one moves under a press. */
  readonly keepsPlaces?: boolean;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

/** The rows as they are now, those that were here before in the order of before; a new one follows whom it follows now. */
function inPlace<T>(before: readonly Ticket<T>[], now: readonly Ticket<T>[]): readonly Ticket<T>[] {
  const here = new Map(now.map((ticket) => [ticket.id, ticket]));
  const rows = before.flatMap(({ id }) => here.get(id) ?? []);
  const known = new Set(rows.map(({ id }) => id));
  for (const [at, ticket] of now.entries()) {
    if (known.has(ticket.id)) continue;
    const ahead = now[at - 1];
    rows.splice(rows.findIndex(({ id }) => id === ahead?.id) + 1, 0, ticket);
  }
  return rows;
}

interface Heard<T> {
  readonly list: string;
  readonly after: string;
  readonly heard: Page<T>;
  readonly shown: Page<T>;
}

/** No row goes up under the pointer: what comes stands at the end until that has left the list. */
const never = (): boolean => false;

/** One page of a list in all its states, with the ways to the next page and back to the first. */
export function PagedList<T>({ label, empty, page, list, cut, keepsPlaces = false, children }: Props<T>) {
  const { live, after, retry } = page;
  const region = useRef<HTMLElement>(null);
  const [last, setLast] = useState<Heard<T> | null>(null);
  if (live.state === "here" && live.value !== last?.heard) {
    const heard = live.value;
    const isSame = keepsPlaces && last?.list === list && last.after === after;
    setLast({ list, after, heard, shown: isSame ? { ...heard, rows: inPlace(last.shown.rows, heard.rows) } : heard });
  }
  const shown = last?.list === list ? last.shown : null;

  const { entries, handlers } = useStill({
    entries: shown && shown.rows,
    view: `${list} ${after}`,
    pressed: "button, a",
    isFirst: never,
  });

  // Whoever went on to another page reads on from its top.
  const before = useRef(after);
  useEffect(() => {
    if (before.current !== after) region.current?.focus();
    before.current = after;
  }, [after]);

  return (
    <section ref={region} className="area__list" aria-label={label} tabIndex={-1} aria-busy={live.state === "loading"}>
      {live.state === "refused" && <Refused onRetry={retry} />}
      {live.state === "loading" && shown === null && <Skeleton lines={6} label={t.loading} slow={t.slow} />}
      {shown?.rows.length === 0 && <Empty words={after === "" && shown.next === null ? empty : t.noneHere} />}
      {shown !== null && shown.rows.length > 0 && (
        <ul role="list" className="list" {...handlers}>
          {(entries ?? shown.rows).map((ticket) => (
            // One that has gone keeps its place while the others do, and can't be pressed.
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
  /** The name in the address under which the place stands where a page begins. */
  readonly by?: "after" | "from";
}

/** The ways between the pages of rows that are all here. */
export const SlicePager = ({ from, next }: { readonly from: number; readonly next: number | null }) => (
  <Pager after={from === 0 ? "" : String(from)} next={next === null ? null : String(next)} by="from" />
);

/** The ways to the next page of a list and back to the first. */
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
