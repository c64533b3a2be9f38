import { useEffect, useRef, useState } from "react";
import { brand } from "@thodu/domain/brand";
import { backOf } from "@thodu/domain/payments/settle";
import { shortReference } from "@thodu/domain/reference";
import { loading } from "@messages/common";
import { reasons } from "@messages/errors";
import * as t from "@messages/payments";
import { refundedOn } from "@messages/refunds";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { Link } from "../../../lib/router";
import { dateInIndia, timeInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Dialog } from "../../../ui/Dialog";
import { Skeleton } from "../../../ui/Skeleton";
import { usePayments } from "../api";
import type { Payment } from "../api/payments";
import { PAYMENTS_SHOWN } from "../paymentsShown";

/** What the person paid, each with a receipt to print. */
export function PaymentsCard({ uid }: { readonly uid: string }) {
  const heard = usePayments(uid);
  const [chosen, setChosen] = useState<string | null>(() => receiptIn(location.hash));
  const heading = useRef<HTMLHeadingElement>(null);
  const known = heard.state === "here";
  useEffect(() => {
    if (known && asksForPayments()) heading.current?.scrollIntoView();
  }, [known]);
  const payments = heard.state === "here" ? heard.value : [];
  const shown = payments.find((payment) => chosen !== null && isNamed(payment, chosen)) ?? null;
  return (
    <Card>
      <h2 ref={heading} className="payments__title">
        {t.title}
      </h2>
      {heard.state === "loading" && <Skeleton label={loading} />}
      {heard.state === "refused" && <p className="soft">{reasons.INTERNAL}</p>}
      {heard.state === "here" && heard.value.length === 0 && <p className="soft">{t.none}</p>}
      {heard.state === "here" && heard.value.length > 0 && (
        <ul role="list" className="payments">
          {heard.value.slice(0, PAYMENTS_SHOWN).map((payment) => (
            <li key={payment.orderId} className="row row--apart">
              <div>
                <p>
                  {titleOf(payment)} · {rupees(payment.order.amount)}
                </p>
                <p className="soft small">
                  {dateInIndia(paidAt(payment))}
                  {refundOf(payment) !== null && ` · ${refundOf(payment)}`}
                </p>
                <Second payment={payment} />
              </div>
              <Button small look="quiet" onClick={() => setChosen(payment.orderId)}>
                {t.receipt}
                <span className="sr-only"> {dateInIndia(paidAt(payment))}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {payments.length > PAYMENTS_SHOWN && (
        <p className="soft small">
          {t.newestOnly(PAYMENTS_SHOWN)} <Link to="/settings">{t.toSettings}</Link>
        </p>
      )}
      <Dialog open={shown !== null} title={t.receiptTitle} onClose={() => setChosen(null)}>
        {shown && <Receipt payment={shown} />}
      </Dialog>
    </Card>
  );
}

/** Whether the page was opened to see the payments. */
const asksForPayments = (): boolean => new URLSearchParams(location.search).get("show") === "payments";

/** The id of the payment or order in a link to a receipt. */
const receiptIn = (hash: string): string | null => /^#receipt-(\w+)$/.exec(hash)?.[1] ?? null;

/** Whether `id` is that of the order or of one of its payments. */
const isNamed = ({ orderId, order, second }: Payment, id: string): boolean =>
  [orderId, order.paymentId, ...second.map(({ paymentId }) => paymentId)].includes(id);

const titleOf = ({ order: { planId, planName } }: Payment): string => planWords[planId]?.title ?? planName;
const paidAt = ({ order: { settledAt, createdAt } }: Payment): number => settledAt ?? createdAt;

/** What went back of it and when, in words; null if nothing did. */
function refundOf({ order }: Payment): string | null {
  const back = backOf(order);
  if (back === 0) return null;
  return refundedOn(rupees(back), order.refundedAt === null ? null : dateInIndia(order.refundedAt));
}

/** Printed as a page of paper (profile.css). */
function Receipt({ payment }: { readonly payment: Payment }) {
  const { orderId, order } = payment;
  const rows: readonly (readonly [string, string])[] = [
    [t.what, titleOf(payment)],
    [t.amount, rupees(order.amount)],
    [t.paidOn, `${dateInIndia(paidAt(payment))}, ${timeInIndia(paidAt(payment))}`],
    [t.status, refundOf(payment) ?? t.paid],
    [t.reference, shortReference(order.paymentId ?? orderId)],
    [t.paymentId, order.paymentId ?? ""],
    [t.orderId, orderId],
  ];
  return (
    <div className="receipt">
      <p>
        <strong>{brand.name}</strong>
      </p>
      <p className="soft small">
        {brand.address} · {brand.supportEmail}
      </p>
      <dl className="profile__details">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Second payment={payment} />
      <p className="soft small receipt__print">
        {t.byEmail} <Link to="/settings">{t.toSettings}</Link>
      </p>
      <p className="dialog__actions receipt__print">
        <Button onClick={() => window.print()}>{t.print}</Button>
      </p>
    </div>
  );
}

/** What became of further payments for the same order. */
const Second = ({ payment: { second } }: { readonly payment: Payment }) =>
  second.map(({ paymentId, amount, refunded }) => (
    <p key={paymentId} className="small">
      {(refunded ? t.secondRefunded : t.secondDue)(rupees(amount), shortReference(paymentId))}
    </p>
  ));
