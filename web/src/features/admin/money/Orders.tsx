import type { Order } from "@thodu/domain/payments/model";
import { secondPayments } from "@thodu/domain/payments/settle";
import { Fragment } from "react";
import * as t from "@messages/orders";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { useSession } from "../../../lib/session";
import { momentInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { useOrders } from "../api/live";
import type { Ticket } from "../api/watchList";
import { Ids } from "../parts/Ids";
import type { Refundable } from "./RefundDialog";
import { PagedList } from "../parts/PagedList";

interface Props {
  readonly onRefund: (asked: Refundable) => void;
}

/** A page of the orders. */
export const Orders = ({ onRefund }: Props) => (
  <PagedList label={t.orders} empty={t.noOrders} page={useOrders()} list="orders">
    {(ticket) => <OrderRow ticket={ticket} onRefund={onRefund} />}
  </PagedList>
);

interface RowProps {
  readonly ticket: Ticket<Order>;
  readonly onRefund: Props["onRefund"];
}

export function OrderRow({ ticket: { id, value }, onRefund }: RowProps) {
  const { uid } = useSession();
  return (
    <div className="row row--apart" data-order={id}>
      <div>
        <p>
          {planWords[value.planId]?.title ?? value.planName} · {rupees(value.amount)} · {t.states[value.status]}
        </p>
        <p className="soft small">{momentInIndia(value.createdAt)}</p>
        <Ids money={[id, value.paymentId]} uid={value.userId} />
        {secondPayments(value).map((second) => (
          <Fragment key={second.paymentId}>
            <p className="small">{(second.refunded ? t.secondRefunded : t.secondDue)(rupees(second.amount))}</p>
            <Ids money={[second.paymentId]} />
          </Fragment>
        ))}
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
