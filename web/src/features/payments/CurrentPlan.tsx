import { useState } from "react";
import type { Charged } from "@thodu/domain/payments/nextCharge";
import { backOf, isLatelyRefunded } from "@thodu/domain/payments/settle";
import { isPremium } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { runningTerms, usageKey } from "@thodu/domain/plans/metering";
import * as t from "@messages/ownPlan";
import * as r from "@messages/refunds";
import { yourPlan } from "@messages/plans";
import { chargedMonthly } from "@messages/renewal";
import { renewalWords } from "../../conversation/renewal/renewalWords";
import { useRenewal } from "../../conversation/renewal/useRenewal";
import { useUsed } from "../../conversation/used";
import type { Live } from "../../lib/useLive";
import { rupees } from "../../lib/money";
import { Link } from "../../lib/router";
import { dateInIndia } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { cancelPlan, usePaused, useRefunded } from "./api";
import { leftOfAll } from "./left";
import { titleOf } from "./words";

const NOTHING = { state: "none", charged: [] } as const;

interface Props {
  readonly uid: string;
  readonly heard: Live<PlanTerm | null>;
  /** In a crisis. */
  readonly hasNoLimit: boolean;
  readonly now: number;
}

/** The person's own plan, and what was refunded lately. */
export const CurrentPlan = (props: Props) => (
  <>
    <Own {...props} />
    <Refunds uid={props.uid} now={props.now} />
  </>
);

/** The purchases that were refunded lately; nothing without one, or while they can't be read. */
function Refunds({ uid, now }: Pick<Props, "uid" | "now">) {
  const heard = useRefunded(uid);
  const lately = heard.state === "here" ? heard.value.filter((order) => isLatelyRefunded(order, now)) : [];
  if (lately.length === 0) return null;
  return (
    <Card className="premium__own">
      <h2>{r.refunds}</h2>
      {lately.map((order) => (
        <p key={order.createdAt}>
          <strong>{titleOf(order.planId)}</strong> ·{" "}
          {r.refundedOn(rupees(backOf(order)), order.refundedAt === null ? null : dateInIndia(order.refundedAt))}
        </p>
      ))}
      <p>
        <Link to="/profile?show=payments">{r.allPayments}</Link>
      </p>
    </Card>
  );
}

/** The plan as the server has it, live, and what is charged monthly; nothing if there is neither. */
function Own({ uid, heard, hasNoLimit, now }: Props) {
  const renewal = useRenewal(uid);
  if (heard.state === "loading") return <Skeleton lines={1} label={t.loadingPlan} />;
  if (heard.state === "refused") return <p className="soft">{t.planRefused}</p>;
  const plan = heard.value;
  const { state: renews, charged } = renewal.state === "here" ? renewal.value : NOTHING;
  if (plan === null && renews === "none") return null;
  const monthly = isPremium(plan, now) ? plan : null;
  const until = monthly && dateInIndia(monthly.validUntil);
  const goesOn = monthly?.status === "active";
  return (
    <Card className="premium__own">
      <h2>{yourPlan}</h2>
      {plan && <Held uid={uid} plan={plan} charged={charged} hasNoLimit={hasNoLimit} now={now} />}
      <Paused uid={uid} />
      {renews === "unpaid" && <Notice>{until === null ? t.unpaidOver : t.unpaid(until)}</Notice>}
      {renews === "goes-on" && !goesOn && <Notice>{t.renews}</Notice>}
      {(goesOn || renews !== "none") && <Cancel until={until} />}
    </Card>
  );
}

interface HeldProps {
  readonly uid: string;
  readonly plan: PlanTerm;
  readonly hasNoLimit: boolean;
  readonly now: number;
}

/** The present or last plan, until when it runs, and the next charge. */
function Held({ uid, plan, charged, hasNoLimit, now }: HeldProps & { readonly charged: readonly Charged[] }) {
  const terms = runningTerms(plan, now);
  const goesOn = plan.status === "active" && isPremium(plan, now);
  const beside = goesOn ? charged.filter(({ planId }) => planId !== plan.planId) : [];
  return (
    <>
      <p>
        <strong>{titleOf(plan.planId)}</strong> · {renewalWords(plan, charged, now)}
      </p>
      {beside.map(({ planId, amount }) => (
        <p key={planId}>
          <strong>{titleOf(planId)}</strong> · {chargedMonthly(rupees(amount))}
        </p>
      ))}
      {terms.length > 0 && <Left uid={uid} plan={plan} terms={terms} hasNoLimit={hasNoLimit} now={now} />}
    </>
  );
}

/** How many minutes are left, today or of what was bought, of each of several plans. */
function Left({ uid, plan, terms, hasNoLimit, now }: HeldProps & { readonly terms: readonly PlanTerm[] }) {
  const used = useUsed(uid, [...new Set(terms.map((term) => usageKey(term, now)))]);
  if (used.state !== "here") return <Skeleton lines={1} label={t.loadingPlan} />;
  const isNamed = new Set(terms.map(({ planId }) => planId)).size > 1;
  return (
    <>
      {hasNoLimit && <p>{t.notCounted}</p>}
      {leftOfAll(plan, used.value, now).map(({ paymentId, planId, lines }) => (
        <ul key={paymentId} role="list" className="premium__left">
          {isNamed && <li>{titleOf(planId)}:</li>}
          {lines.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ))}
    </>
  );
}

/** Says that a bank has disputed the payment, and what happens then. */
function Paused({ uid }: { readonly uid: string }) {
  const heard = usePaused(uid);
  return heard.state === "here" && heard.value ? <Notice>{t.planPaused}</Notice> : null;
}

/** Asks for a confirmation, and says what stays. `until`: the end of a running monthly plan, null without one. */
function Cancel({ until }: { readonly until: string | null }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const reply = await cancelPlan();
    setBusy(false);
    setAsked(false);
    if (reply.ok) toast("status", until === null ? t.cancelDoneOver : t.cancelDone(until));
    else toast("alert", reply.message);
  };
  return (
    <>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {t.cancel}
      </Button>
      <Dialog open={asked} title={t.cancelTitle} onClose={() => setAsked(false)}>
        <p>{until === null ? t.cancelTextOver : t.cancelText(until)}</p>
        <p className="dialog__actions">
          <Button look="danger" busy={busy} onClick={() => void cancel()}>
            {t.cancelYes}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t.cancelNo}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
