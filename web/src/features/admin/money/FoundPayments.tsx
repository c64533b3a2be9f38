import type { Output } from "@thodu/domain/contracts";
import { useEffect, useState, type ReactNode } from "react";
import { loading, newestShown, slow } from "@messages/adminArea";
import * as t from "@messages/orders";
import * as people from "@messages/people";
import { planWords } from "@messages/plans";
import { call, type Reply } from "../../../lib/callables";
import { rupees } from "../../../lib/money";
import { Link } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import type { Live } from "../../../lib/useLive";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useFoundDisputes, useFoundOrders, useFoundRefunds, useFoundSubscriptions } from "../api/live";
import type { Ticket } from "../api/watchList";
import { ROWS } from "../api/rows";
import { Ids } from "../parts/Ids";
import { Refused } from "../parts/PagedList";
import { addressOf } from "../sections";
import { DisputeRow } from "./Disputes";
import { OrderRow } from "./Orders";
import type { Refundable } from "./RefundDialog";
import { RefundRow } from "./Refunds";

interface Props {
  readonly id: string;
  readonly onRefund: (asked: Refundable) => void;
}

/** The payments that belong to an id of the gateway, or to the people whom the words name. */
export const FoundPayments = ({ id, onRefund }: Props) => (
  <section className="area__list" aria-label={t.found}>
    <h2>{t.found}</h2>
    <PaymentsOf key={id} id={id} onRefund={onRefund} none={<OfNamed words={id} onRefund={onRefund} />} />
  </section>
);

interface NamedProps extends Pick<Props, "onRefund"> {
  readonly words: string;
}

/** Shown if no payment has these words as an id: the people whom they name, each with their payments. */
function OfNamed({ words, onRefund }: NamedProps) {
  const { reply, again } = useNamed(words);
  if (reply === null) return <Skeleton lines={3} label={loading} slow={slow} />;
  if (!reply.ok) return <Refused onRetry={again} />;
  const found = reply.value.people;
  if (found.length === 0) return <Empty words={t.noMatch} />;
  const none = <p>{t.nothingPaid}</p>;
  return found.map(({ uid, alias, name, email }) => (
    <div key={uid} className="stack">
      <p>
        <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{name ?? email ?? alias}</Link>
      </p>
      {uid === words ? none : <PaymentsOf id={uid} onRefund={onRefund} none={none} />}
    </div>
  ));
}

type People = Reply<Output<"findPeople">>;

function useNamed(query: string): { readonly reply: People | null; readonly again: () => void } {
  const [reply, setReply] = useState<People | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setReply(null);
    void call("findPeople", { query }).then((answer) => wanted && setReply(answer));
    return () => {
      wanted = false;
    };
  }, [query, attempt]);
  return { reply, again: () => setAttempt(attempt + 1) };
}

interface PaymentsProps extends Props {
  /** Shown if there is nothing. */
  readonly none: ReactNode;
}

function PaymentsOf({ id, onRefund, none }: PaymentsProps) {
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
    <>
      {!isHere && !isRefused && <Skeleton lines={3} label={loading} slow={slow} />}
      {isRefused && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {isNone && none}
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
        {(ticket) => <RefundRow ticket={ticket} />}
      </Rows>
      <Rows title={people.disputes} live={disputes}>
        {(ticket) => <DisputeRow ticket={ticket} />}
      </Rows>
    </>
  );
}

interface RowsProps<T> {
  readonly title: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

/** What was found of one kind; nothing if there is none. */
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
      {live.value.length >= ROWS && <p className="soft small">{newestShown(ROWS)}</p>}
    </>
  );
}
