import { useState } from "react";
import type { Order } from "@thodu/domain/payments/model";
import * as t from "@messages/orders";
import { planWords } from "@messages/plans";
import { rupees } from "../../lib/money";
import { useSession } from "../../lib/session";
import { momentInIndia } from "../../lib/time";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/Field";
import { useOrders } from "./api/live";
import type { Ticket } from "./api/watchList";
import { NeededPayments } from "./NeededPayments";
import { Ids, List } from "./PaymentList";
import { RefundDialog } from "./RefundDialog";

/** The newest orders, and what of payments needs a person. */
export function OrdersSection() {
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Ticket<Order> | null>(null);
  const orders = useOrders();
  const wanted = search.trim();
  const fits = ({ id, value }: Ticket<Order>): boolean =>
    [id, value.paymentId, value.userId].some((each) => each?.includes(wanted) === true);
  return (
    <section className="stack" aria-labelledby="orders">
      <h2 id="orders">{t.title}</h2>
      <TextField
        label={t.search}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="admin__lists">
        <List title={t.orders} empty={t.noOrders} noMatch={t.noMatch} live={orders} fits={fits}>
          {(ticket) => <OrderRow ticket={ticket} onRefund={() => setAsked(ticket)} />}
        </List>
        <NeededPayments />
      </div>
      <RefundDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

function OrderRow({
  ticket: { id, value },
  onRefund,
}: {
  readonly ticket: Ticket<Order>;
  readonly onRefund: () => void;
}) {
  const { uid } = useSession();
  return (
    <div className="row row--apart" data-order={id}>
      <div>
        <p>
          {planWords[value.planId]?.title ?? value.planName} · {rupees(value.amount)} · {t.states[value.status]}
        </p>
        <p className="soft small">{momentInIndia(value.createdAt)}</p>
        <Ids ids={[id, value.paymentId, value.userId]} />
      </div>
      {value.status === "paid" && value.userId !== uid && (
        <Button small look="danger" onClick={onRefund}>
          {t.refund}
          <span className="sr-only"> {id}</span>
        </Button>
      )}
    </div>
  );
}
