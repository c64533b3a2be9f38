import { useState, type ReactNode } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/orders";
import * as people from "@messages/people";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { momentInIndia } from "../../../lib/time";
import type { Live } from "../../../lib/useLive";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useFoundDisputes, useFoundOrders, useFoundRefunds, useFoundSubscriptions } from "../api/live";
import type { Ticket } from "../api/watchList";
import { Ids } from "../parts/Ids";
import { Refused } from "../parts/PagedList";
import { OrderRow } from "./Orders";
import type { Refundable } from "./RefundDialog";

interface Props {
  readonly id: string;
  readonly onRefund: (asked: Refundable) => void;
}

/** What an id of the gateway, or of an account, has to do with. */
export function FoundPayments({ id, onRefund }: Props) {
  const [attempt, setAttempt] = useState(0);
  const orders = useFoundOrders(id, attempt);
  const subscriptions = useFoundSubscriptions(id, attempt);
  const refunds = useFoundRefunds(id, attempt);
  const disputes = useFoundDisputes(id, attempt);
  const all = [orders, subscriptions, refunds, disputes];
  const isHere = all.every(({ state }) => state === "here");
  const isNone = all.every((live) => live.state === "here" && live.value.length === 0);
  const isRefused = all.some(({ state }) => state === "refused");
  return (
    <section className="area__list" aria-label={t.found}>
      <h2>{t.found}</h2>
      {!isHere && !isRefused && <Skeleton lines={3} label={loading} slow={slow} />}
      {isRefused && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {isNone && <Empty words={t.noMatch} />}
      <Rows title={t.orders} live={orders}>
        {(ticket) => <OrderRow ticket={ticket} onRefund={onRefund} />}
      </Rows>
      <Rows title={t.subscriptions} live={subscriptions}>
        {({ id: own, value }) => (
          <>
            <p>
              {planWords[value.planId]?.title ?? value.planId} · {rupees(value.amount)} ·{" "}
              {t.subscriptionStates[value.status]} · {momentInIndia(value.createdAt)}
            </p>
            <Ids money={[own]} uid={value.userId} />
          </>
        )}
      </Rows>
      <Rows title={people.refunds} live={refunds}>
        {({ id: own, value }) => (
          <>
            <p>
              {rupees(value.amount)} · {people.refundStates[value.status]} · {momentInIndia(value.createdAt)}
            </p>
            <Ids money={[own, value.orderId]} uid={value.userId} />
          </>
        )}
      </Rows>
      <Rows title={people.disputes} live={disputes}>
        {({ value }) => (
          <>
            <p>
              {rupees(value.amount)} · {people.disputeStates[value.status]} · {momentInIndia(value.createdAt)}
            </p>
            <Ids money={[value.paymentId, value.orderId]} uid={value.userId} />
          </>
        )}
      </Rows>
    </section>
  );
}

interface RowsProps<T> {
  readonly title: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

/** What was found of one kind; nothing where there is none. */
function Rows<T>({ title, live, children }: RowsProps<T>) {
  if (live.state !== "here" || live.value.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul role="list" className="list" aria-label={title}>
        {live.value.map((ticket) => (
          <li key={ticket.id}>{children(ticket)}</li>
        ))}
      </ul>
    </>
  );
}
