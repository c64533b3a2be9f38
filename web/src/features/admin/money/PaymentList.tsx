import { useEffect, type ReactNode } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/orders";
import type { Live } from "../../../lib/useLive";
import { Link, useLocation } from "../../../lib/router";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import type { Ticket } from "../api/watchList";
import { Refused } from "../parts/PagedList";

/** The rows of a list that is shown beside others. */
const BRIEF = 3;
/** The rows of a list that is shown alone. */
const ROWS = 8;

/** Told of how many records a list has; null while that is unknown. */
export type OnCount = (name: string, count: number | null) => void;

interface ListProps<T> {
  /** The list's name in the address. */
  readonly name: string;
  /** "brief" if it is shown beside others; otherwise the index at which its page begins. */
  readonly begin: "brief" | number;
  readonly title: string;
  readonly empty: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly onRetry: () => void;
  readonly fits?: (ticket: Ticket<T>) => boolean;
  readonly onCount?: OnCount | undefined;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

export function List<T>({ name, begin, title, empty, live, onRetry, fits, onCount, children }: ListProps<T>) {
  const { pathname } = useLocation();
  const all = live.state === "here" ? live.value.filter((ticket) => fits?.(ticket) ?? true) : [];
  const count = live.state === "here" ? all.length : null;
  useEffect(() => onCount?.(name, count), [onCount, name, count]);
  // Rows may have been settled since; then the last page is shown.
  const from = begin === "brief" ? 0 : Math.min(begin, Math.max(0, Math.ceil(all.length / ROWS) - 1) * ROWS);
  const shown = all.slice(from, from + (begin === "brief" ? BRIEF : ROWS));
  const next = begin === "brief" ? 0 : from + ROWS;
  return (
    <section className="admin-people" aria-label={title}>
      <h3>{all.length === 0 ? title : t.withCount(title, all.length)}</h3>
      {live.state === "loading" && <Skeleton lines={2} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={onRetry} />}
      {live.state === "here" && shown.length === 0 && <Empty words={empty} />}
      {shown.length > 0 && (
        <ul role="list" className="list">
          {shown.map((ticket) => (
            <li key={ticket.id}>{children(ticket)}</li>
          ))}
        </ul>
      )}
      {all.length > (begin === "brief" ? BRIEF : next) && (
        <p>
          <Link to={`${pathname}?only=${name}&from=${next}`}>{begin === "brief" ? t.all : t.nextOfThese}</Link>
        </p>
      )}
    </section>
  );
}
