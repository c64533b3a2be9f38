import type { ReactNode } from "react";
import * as t from "@messages/orders";
import type { Live } from "../../lib/useLive";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import type { Ticket } from "./api/watchList";

interface ListProps<T> {
  /** Of its heading. */
  readonly level?: 3 | 4;
  readonly title: string;
  readonly empty: string;
  readonly noMatch?: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly fits?: (ticket: Ticket<T>) => boolean;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

export function List<T>({ level = 3, title, empty, noMatch, live, fits, children }: ListProps<T>) {
  const Heading = level === 3 ? "h3" : "h4";
  const shown = live.state === "here" ? live.value.filter((ticket) => fits?.(ticket) ?? true) : [];
  return (
    <section className="admin-people" aria-label={title}>
      <Heading>{title}</Heading>
      {live.state === "loading" && <Skeleton lines={3} label={t.loading} />}
      {live.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {live.state === "here" && shown.length === 0 && (
        <Empty words={live.value.length === 0 ? empty : (noMatch ?? empty)} />
      )}
      {shown.length > 0 && (
        <ul role="list" className="list">
          {shown.map((ticket) => (
            <li key={ticket.id}>{children(ticket)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const Ids = ({ ids }: { readonly ids: readonly (string | null)[] }) => (
  <p className="soft small admin__ids">{ids.filter((each) => each !== null && each !== "").join(" · ")}</p>
);
