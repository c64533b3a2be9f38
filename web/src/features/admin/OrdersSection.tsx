import { useState, type ReactNode } from 'react';
import type { Order } from '@thodu/domain/payments/model';
import * as t from '@messages/orders';
import { planWords } from '@messages/plans';
import { rupees } from '../../lib/money';
import { useSession } from '../../lib/session';
import { momentInIndia } from '../../lib/time';
import type { Live } from '../../lib/useLive';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { TextField } from '../../ui/form/Field';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDueRefunds, useOrders } from './api/live';
import type { Ticket } from './api/tickets';
import { RefundDialog } from './RefundDialog';

/** The newest orders, and money that has to go back and has not: what of payments needs a person. */
export function OrdersSection() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Ticket<Order> | null>(null);
  const orders = useOrders();
  const wanted = search.trim();
  const fits = ({ id, value }: Ticket<Order>): boolean => [id, value.paymentId, value.userId].some((each) => each?.includes(wanted) === true);
  return (
    <section className="stack" aria-labelledby="orders">
      <h2 id="orders">{t.title}</h2>
      <TextField label={t.search} type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} value={search} onChange={(event) => setSearch(event.target.value)} />
      <div className="admin__lists">
        <List title={t.orders} empty={t.noOrders} noMatch={t.noMatch} live={orders} fits={fits}>
          {(ticket) => <OrderRow ticket={ticket} onRefund={() => setAsked(ticket)} />}
        </List>
        <List title={t.due} empty={t.noDue} live={useDueRefunds()}>
          {({ id, value }) => (
            <>
              <p>
                {rupees(value.amount)} · {t.tried(value.attempts)}
              </p>
              <Ids ids={[id, value.orderId, value.userId]} />
            </>
          )}
        </List>
      </div>
      <RefundDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

interface ListProps<T> {
  readonly title: string;
  readonly empty: string;
  readonly noMatch?: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly fits?: (ticket: Ticket<T>) => boolean;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

function List<T>({ title, empty, noMatch, live, fits, children }: ListProps<T>) {
  const shown = live.state === 'here' ? live.value.filter((ticket) => fits?.(ticket) ?? true) : [];
  return (
    <section className="admin-people" aria-label={title}>
      <h3>{title}</h3>
      {live.state === 'loading' && <Skeleton lines={3} label={t.loading} />}
      {live.state === 'refused' && <Notice kind="trouble">{t.refused}</Notice>}
      {live.state === 'here' && shown.length === 0 && <Empty words={live.value.length === 0 ? empty : (noMatch ?? empty)} />}
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

function OrderRow({ ticket: { id, value }, onRefund }: { readonly ticket: Ticket<Order>; readonly onRefund: () => void }) {
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
      {value.status === 'paid' && value.userId !== uid && (
        <Button small look="danger" onClick={onRefund}>
          {t.refund}
          <span className="sr-only"> {id}</span>
        </Button>
      )}
    </div>
  );
}

const Ids = ({ ids }: { readonly ids: readonly (string | null)[] }) => (
  <p className="soft small admin__ids">{ids.filter((each) => each !== null && each !== '').join(' · ')}</p>
);
