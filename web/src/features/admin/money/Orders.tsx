import type { Order } from "@thodu/domain/payments/model";
import { useState } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/orders";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { useSession } from "../../../lib/session";
import { momentInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useFoundOrders, useOrders } from "../api/live";
import type { Ticket } from "../api/watchList";
import { Ids } from "../parts/Ids";
import type { Refundable } from "./RefundDialog";
import { PagedList, Refused } from "../parts/PagedList";

interface Props {
  readonly onRefund: (asked: Refundable) => void;
}

/** A page of the orders. */
export const Orders = ({ onRefund }: Props) => (
  <PagedList label={t.orders} empty={t.noOrders} page={useOrders()} list="orders">
    {(ticket) => <OrderRow ticket={ticket} onRefund={onRefund} />}
  </PagedList>
);

/** What an id of the gateway, or of an account, has to do with. */
export function FoundOrders({ id, onRefund }: Props & { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const live = useFoundOrders(id, attempt);
  return (
    <section className="area__list" aria-label={t.found}>
      <h2>{t.found}</h2>
      {live.state === "loading" && <Skeleton lines={3} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" && live.value.length === 0 && <Empty words={t.noMatch} />}
      {live.state === "here" && live.value.length > 0 && (
        <ul role="list" className="list">
          {live.value.map((ticket) => (
            <li key={ticket.id}>
              <OrderRow ticket={ticket} onRefund={onRefund} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly ticket: Ticket<Order>;
  readonly onRefund: Props["onRefund"];
}

function OrderRow({ ticket: { id, value }, onRefund }: RowProps) {
  const { uid } = useSession();
  return (
    <div className="row row--apart" data-order={id}>
      <div>
        <p>
          {planWords[value.planId]?.title ?? value.planName} · {rupees(value.amount)} · {t.states[value.status]}
        </p>
        <p className="soft small">{momentInIndia(value.createdAt)}</p>
        <Ids money={[id, value.paymentId]} uid={value.userId} />
      </div>
      {value.status === "paid" && value.userId !== uid && (
        <Button small look="danger" onClick={() => onRefund({ ...value, id })}>
          {t.refund}
          <span className="sr-only"> {id}</span>
        </Button>
      )}
    </div>
  );
}
