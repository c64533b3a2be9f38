import type { Output } from "@thodu/domain/contracts";
import * as orders from "@messages/orders";
import * as t from "@messages/people";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { useSession } from "../../../lib/session";
import { dateInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { Ids } from "../parts/Ids";
import type { Refundable } from "../money/RefundDialog";
import { PersonList } from "./PersonList";

type Person = Output<"readPerson">;

interface Props {
  readonly person: Person;
  readonly onRefund: (asked: Refundable) => void;
}

const titleOf = (planId: string): string => planWords[planId]?.title ?? planId;

/** The plan of a person, in a line. */
export const planWordsOf = (plan: Person["plan"]): string =>
  plan === null ? t.noPlan : t.planIs(titleOf(plan.planId), t.planStates[plan.status], dateInIndia(plan.validUntil));

/** The plan and payments of a person; nothing for who has no part in money. */
export function MoneyOf({ person, onRefund }: Props) {
  const session = useSession();
  const { plan, refunds, disputes, subscriptions } = person;
  if (person.orders === null) return null;
  return (
    <section aria-labelledby="money" className="stack">
      <h3 id="money">{t.money}</h3>
      <p>{planWordsOf(plan)}</p>
      <PersonList title={orders.orders} empty={t.noOrders} rows={person.orders} idOf={({ orderId }) => orderId}>
        {({ orderId, planId, amount, status, paymentId, createdAt }) => (
          <div className="row row--apart" data-order={orderId}>
            <div>
              <p>
                {titleOf(planId)} · {rupees(amount)} · {orders.states[status]} · {dateInIndia(createdAt)}
              </p>
              <Ids money={[orderId, paymentId]} />
            </div>
            {status === "paid" && person.uid !== session.uid && (
              <Button
                small
                look="danger"
                onClick={() =>
                  onRefund({
                    id: orderId,
                    userId: person.uid,
                    planName: titleOf(planId),
                    amount,
                    paymentId,
                    createdAt,
                  })
                }
              >
                {orders.refund}
                <span className="sr-only"> {orderId}</span>
              </Button>
            )}
          </div>
        )}
      </PersonList>
      <PersonList title={orders.subscriptions} rows={subscriptions ?? []} idOf={({ subscriptionId }) => subscriptionId}>
        {({ subscriptionId, planId, amount, status, createdAt }) => (
          <>
            <p>
              {titleOf(planId)} · {rupees(amount)} · {orders.subscriptionStates[status]} · {dateInIndia(createdAt)}
            </p>
            <Ids money={[subscriptionId]} />
          </>
        )}
      </PersonList>
      <PersonList title={t.refunds} rows={refunds ?? []} idOf={({ paymentId }) => paymentId}>
        {({ paymentId, amount, status, createdAt }) => (
          <>
            <p>
              {rupees(amount)} · {t.refundStates[status]} · {dateInIndia(createdAt)}
            </p>
            <Ids money={[paymentId]} />
          </>
        )}
      </PersonList>
      <PersonList title={t.disputes} rows={disputes ?? []} idOf={({ disputeId }) => disputeId}>
        {({ disputeId, paymentId, amount, status, createdAt }) => (
          <>
            <p>
              {rupees(amount)} · {t.disputeStates[status]} · {dateInIndia(createdAt)}
            </p>
            <Ids money={[disputeId, paymentId]} />
          </>
        )}
      </PersonList>
    </section>
  );
}
