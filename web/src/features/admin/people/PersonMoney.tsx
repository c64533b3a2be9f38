import { isRefunded } from "@thodu/domain/plans/refunded";
import type { Output } from "@thodu/domain/contracts";
import { statusAt } from "@thodu/domain/plans/covers";
import * as orders from "@messages/orders";
import * as t from "@messages/people";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { serverNow } from "../../../lib/serverClock";
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

/** A person’s plan, in one line. A plan that was refunded is valid until that moment. */
export function planWordsOf(person: Pick<Person, "plan" | "orders">): string {
  const { plan } = person;
  if (plan === null) return t.noPlan;
  const title = titleOf(plan.planId);
  const until = dateInIndia(plan.validUntil);
  const status = statusAt(plan, serverNow());
  if (status !== "ended") return t.planIs(title, t.planStates[status], until);
  return isRefunded(plan.planId, person.orders ?? []) ? t.planRefunded(title, until) : t.planEnded(title, until);
}

/** A person's plan and payments; nothing for an admin without the part money. */
export function MoneyOf({ person, onRefund }: Props) {
  const session = useSession();
  const { refunds, disputes, subscriptions } = person;
  if (person.orders === null) return null;
  return (
    <section aria-labelledby="money" className="stack">
      <h3 id="money">{t.money}</h3>
      <p>{planWordsOf(person)}</p>
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
