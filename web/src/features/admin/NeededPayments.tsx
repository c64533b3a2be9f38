import { isInVain, isStuck, isUnowned } from "@thodu/domain/payments/trouble";
import type { KeptEvent } from "@thodu/domain/payments/webhook";
import * as t from "@messages/orders";
import { useMinutes } from "../../lib/conversation/useMinutes";
import { rupees } from "../../lib/money";
import { momentInIndia } from "../../lib/time";
import { useDueRefunds, useOpenDisputes, useOrdersToCheck, useUnappliedEvents } from "./api/live";
import { Ids, List } from "./PaymentList";

const isWhy = (reason: string): reason is keyof typeof t.why => Object.hasOwn(t.why, reason);

function unownedWords({ event, subscriptionId }: Pick<KeptEvent, "event" | "subscriptionId">): string {
  if (event.startsWith("payment.dispute.")) return t.unownedDispute;
  return subscriptionId === null ? t.unownedPayment : t.unownedCharge;
}

/** Payments that need a person: what no sweep can put right, with all that is needed to find it at the gateway. */
export function NeededPayments() {
  const now = useMinutes();
  return (
    <section className="stack stack--wide" aria-labelledby="payments-needed">
      <h3 id="payments-needed">{t.needed}</h3>
      <List level={4} title={t.due} empty={t.noDue} live={useDueRefunds()}>
        {({ id, value }) => (
          <>
            <p>
              {rupees(value.amount)} · {t.tried(value.attempts)}
            </p>
            <p className="small">
              {value.requestedBy === "server" && isWhy(value.reason) ? t.why[value.reason] : value.reason}
            </p>
            {value.refusal !== null && <p className="small">{t.refusal(value.refusal)}</p>}
            {value.status === "given-up" && <p className="small">{t.givenUp}</p>}
            {isInVain(value) && <p className="small">{t.inVain}</p>}
            <Ids ids={[id, value.orderId, value.userId]} />
          </>
        )}
      </List>
      <List level={4} title={t.disputes} empty={t.noDisputes} live={useOpenDisputes()}>
        {({ id, value }) => (
          <>
            <p>
              {rupees(value.amount)} · {value.status === "under_review" ? t.disputeAnswered : t.disputeOpen}
            </p>
            {value.respondBy !== null && <p className="small">{t.answerBy(momentInIndia(value.respondBy))}</p>}
            <p className="soft small">{value.reason}</p>
            <Ids ids={[id, value.paymentId, value.orderId, value.userId]} />
          </>
        )}
      </List>
      <List
        level={4}
        title={t.stuck}
        empty={t.noStuck}
        live={useOrdersToCheck()}
        fits={({ value }) => isStuck(value, now)}
      >
        {({ id, value }) => (
          <>
            <p>
              {rupees(value.amount)} · {t.states[value.status]}
            </p>
            <p className="soft small">{t.dueSince(momentInIndia(value.checkAt ?? value.createdAt))}</p>
            <Ids ids={[id, value.paymentId, value.userId]} />
          </>
        )}
      </List>
      <List
        level={4}
        title={t.unowned}
        empty={t.noUnowned}
        live={useUnappliedEvents()}
        fits={({ value }) => isUnowned(value, now)}
      >
        {({ value }) => (
          <>
            <p>{unownedWords(value)}</p>
            <p className="soft small">{momentInIndia(value.receivedAt)}</p>
            <Ids ids={[value.paymentId, value.orderId, value.subscriptionId]} />
          </>
        )}
      </List>
    </section>
  );
}
