import { isDouble, isInVain, isStuck, isUnowned } from "@thodu/domain/payments/trouble";
import type { KeptEvent } from "@thodu/domain/payments/webhook";
import { useCallback, useState, type ReactNode } from "react";
import * as t from "@messages/orders";
import { planWords } from "@messages/plans";
import { useMinutes } from "../../../conversation/useMinutes";
import { rupees } from "../../../lib/money";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { useDoubles, useDueRefunds, useOpenDisputes, useOrdersToCheck, useUnappliedEvents } from "../api/live";
import { Ids } from "../parts/Ids";
import { useAttempt } from "../parts/useAttempt";
import { Orders } from "./Orders";
import { List, type OnCount } from "./PaymentList";
import type { Refundable } from "./RefundDialog";
import { whyRefunded } from "./whyRefunded";

function unownedWords({ event, subscriptionId }: Pick<KeptEvent, "event" | "subscriptionId">): string {
  if (event.startsWith("payment.dispute.")) return t.unownedDispute;
  return subscriptionId === null ? t.unownedPayment : t.unownedCharge;
}

interface Part {
  readonly begin: "brief" | number;
  readonly onCount?: OnCount;
}

const lists: Readonly<Record<string, (part: Part) => ReactNode>> = {
  due: (part) => <Due {...part} />,
  disputes: (part) => <Disputes {...part} />,
  doubles: (part) => <Doubles {...part} />,
  stuck: (part) => <Stuck {...part} />,
  unowned: (part) => <Unowned {...part} />,
};

interface Props {
  readonly onRefund: (asked: Refundable) => void;
}

/**
 * Payments that no sweep can settle, so that they need a person, with everything needed to find them at the gateway.
 */
export function NeededPayments({ onRefund }: Props) {
  const { pathname } = useLocation();
  const [query] = useQuery();
  const only = query.get("only") ?? "";
  const one = Object.hasOwn(lists, only) ? lists[only] : undefined;
  const from = Math.max(0, Number(query.get("from")) || 0);
  return (
    <section className="stack" aria-labelledby="payments-needed">
      <h2 id="payments-needed">{t.needed}</h2>
      {one ? (
        <>
          <p>
            <Link to={pathname}>{t.back}</Link>
          </p>
          {one({ begin: from })}
        </>
      ) : (
        <All onRefund={onRefund} />
      )}
    </section>
  );
}

/**
 * Each list in brief. If all are empty, the newest orders are shown too; they stay when a list fills again, so that no
 * row moves under a press.
 */
function All({ onRefund }: Props) {
  const [counts, setCounts] = useState<Readonly<Record<string, number | null>>>({});
  const onCount = useCallback<OnCount>((name, count) => setCounts((before) => ({ ...before, [name]: count })), []);
  const nothing = Object.keys(lists).every((name) => counts[name] === 0);
  const [showsOrders, setShowsOrders] = useState(false);
  if (nothing && !showsOrders) setShowsOrders(true);
  return (
    <>
      {nothing && <p>{t.nothingNeeded}</p>}
      <div className="admin__lists" hidden={nothing}>
        <Due begin="brief" onCount={onCount} />
        <Disputes begin="brief" onCount={onCount} />
        <Doubles begin="brief" onCount={onCount} />
        <Stuck begin="brief" onCount={onCount} />
        <Unowned begin="brief" onCount={onCount} />
      </div>
      {showsOrders && (
        <>
          <h3>{t.newestOrders}</h3>
          <Orders onRefund={onRefund} />
        </>
      )}
    </>
  );
}

function Due({ begin, onCount }: Part) {
  const { attempt, retry } = useAttempt();
  const live = useDueRefunds(attempt);
  return (
    <List name="due" begin={begin} onCount={onCount} title={t.due} empty={t.noDue} live={live} onRetry={retry}>
      {({ id, value }) => (
        <>
          <p>
            {rupees(value.amount)} · {t.tried(value.attempts)}
          </p>
          <p className="small">{whyRefunded(value)}</p>
          {value.refusal !== null && <p className="small">{t.refusal(value.refusal)}</p>}
          {value.status === "given-up" && <p className="small">{t.givenUp}</p>}
          {isInVain(value) && <p className="small">{t.inVain}</p>}
          <Ids money={[id, value.orderId]} uid={value.userId} />
        </>
      )}
    </List>
  );
}

function Disputes({ begin, onCount }: Part) {
  const { attempt, retry } = useAttempt();
  const live = useOpenDisputes(attempt);
  return (
    <List
      name="disputes"
      begin={begin}
      onCount={onCount}
      title={t.disputes}
      empty={t.noDisputes}
      live={live}
      onRetry={retry}
    >
      {({ id, value }) => (
        <>
          <p>
            {rupees(value.amount)} · {value.status === "under_review" ? t.disputeAnswered : t.disputeOpen}
          </p>
          {value.respondBy !== null && <p className="small">{t.answerBy(momentInIndia(value.respondBy))}</p>}
          {value.reason !== "" && <p className="soft small">{value.reason}</p>}
          <Ids money={[id, value.paymentId, value.orderId]} uid={value.userId} />
        </>
      )}
    </List>
  );
}

function Doubles({ begin, onCount }: Part) {
  const { attempt, retry } = useAttempt();
  const live = useDoubles(attempt);
  return (
    <List
      name="doubles"
      begin={begin}
      onCount={onCount}
      title={t.doubles}
      empty={t.noDoubles}
      live={live}
      onRetry={retry}
      fits={({ value }) => isDouble(value)}
    >
      {({ id, value }) => (
        <>
          <p>
            {planWords[value.planId]?.title ?? value.planId} · {rupees(value.amount)}
          </p>
          <p className="small">{t.endOne}</p>
          <Ids money={[id, value.doubleOf]} uid={value.userId} />
        </>
      )}
    </List>
  );
}

function Stuck({ begin, onCount }: Part) {
  const now = useMinutes();
  const { attempt, retry } = useAttempt();
  const live = useOrdersToCheck(attempt);
  return (
    <List
      name="stuck"
      begin={begin}
      onCount={onCount}
      title={t.stuck}
      empty={t.noStuck}
      live={live}
      onRetry={retry}
      fits={({ value }) => isStuck(value, now)}
    >
      {({ id, value }) => (
        <>
          <p>
            {rupees(value.amount)} · {t.states[value.status]}
          </p>
          <p className="soft small">{t.dueSince(momentInIndia(value.checkAt ?? value.createdAt))}</p>
          <Ids money={[id, value.paymentId]} uid={value.userId} />
        </>
      )}
    </List>
  );
}

function Unowned({ begin, onCount }: Part) {
  const now = useMinutes();
  const { attempt, retry } = useAttempt();
  const live = useUnappliedEvents(attempt);
  return (
    <List
      name="unowned"
      begin={begin}
      onCount={onCount}
      title={t.unowned}
      empty={t.noUnowned}
      live={live}
      onRetry={retry}
      fits={({ value }) => isUnowned(value, now)}
    >
      {({ value }) => (
        <>
          <p>{unownedWords(value)}</p>
          <p className="soft small">{momentInIndia(value.receivedAt)}</p>
          {/* Only ids of the gateway: there is no page here to which they could link. */}
          <p className="soft small admin__ids">
            {[value.paymentId, value.orderId, value.subscriptionId]
              .filter((id) => id !== null && id !== "")
              .join(" · ")}
          </p>
        </>
      )}
    </List>
  );
}
