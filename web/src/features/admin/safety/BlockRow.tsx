import { aliasFor } from "@thodu/domain/chat/alias";
import { partedBy } from "@thodu/domain/reports/blocks";
import type { Report } from "@thodu/domain/reports/model";
import * as t from "@messages/blocks";
import { listenerIs } from "@messages/monitoring";
import { dateInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import type { Ticket } from "../api/watchList";
import { CalledLink, CaseLink, PersonLink } from "../parts/Ids";
import { kinds } from "../parts/kinds";

interface Props {
  readonly found: Ticket<Report>;
  readonly onLift: () => void;
}

/** Two people who will not be matched again, as the report that asked for it names them. */
export function BlockRow({ found: { id, value }, onLift }: Props) {
  const parted = partedBy(value);
  return (
    <div className="monitoring__case">
      {parted === null ? (
        <p className="soft">{t.gone}</p>
      ) : (
        <p>
          {listenerIs} <PersonLink uid={parted.listener} />
          {" · "}
          <CalledLink uid={parted.customerId} />
        </p>
      )}
      <p className="soft small">
        {t.askedBy[value.by === "volunteer" ? "volunteer" : "customer"]} · {t.since(dateInIndia(value.createdAt))} ·{" "}
        <CaseLink id={id}>{kinds[value.category]}</CaseLink>
      </p>
      {parted !== null && (
        <p>
          <Button small look="outline" onClick={onLift}>
            {t.lift}
            <span className="sr-only"> {aliasFor(parted.customerId)}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
