import { useState } from "react";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { runningTerms, usageKey } from "@thodu/domain/plans/metering";
import * as t from "@messages/plans";
import type { Live } from "../../lib/useLive";
import { dateInIndia } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { cancelPlan, usePaused, useUnpaid, useUsage } from "./api";
import { leftOf } from "./left";
import { planStatus, titleOf } from "./words";

interface Props {
  readonly uid: string;
  readonly heard: Live<PlanTerm | null>;
  readonly now: number;
}

/** The plan as the server has it, live; nothing for someone without one. */
export function CurrentPlan({ uid, heard, now }: Props) {
  if (heard.state === "loading") return <Skeleton lines={1} label={t.loadingPlan} />;
  if (heard.state === "refused") return <p className="soft">{t.planRefused}</p>;
  if (heard.value === null) return null;
  const { planId, validUntil } = heard.value;
  const status = planStatus(heard.value, now);
  return (
    <Card className="premium__own">
      <h2>{t.yourPlan}</h2>
      <p>
        <strong>{titleOf(planId)}</strong> · {t.planStates[status](dateInIndia(validUntil))}
      </p>
      {runningTerms(heard.value, now).map((term) => (
        <Left key={term.paymentId} uid={uid} plan={term} now={now} />
      ))}
      <Paused uid={uid} />
      <Unpaid uid={uid} until={dateInIndia(validUntil)} />
      {status === "active" && planId !== "pay-as-you-go" && <Cancel until={dateInIndia(validUntil)} />}
    </Card>
  );
}

/** What of one plan's minutes is left, today or of the one that was bought; there may be several beside each other. */
function Left({ uid, plan, now }: { readonly uid: string; readonly plan: PlanTerm; readonly now: number }) {
  const used = useUsage(uid, usageKey(plan, now));
  if (used.state === "refused") return null;
  if (used.state === "loading") return <Skeleton lines={1} label={t.loadingPlan} />;
  return (
    <ul role="list" className="premium__left">
      {leftOf(plan, used.value, now).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** Says that a bank asks for the money back, and what then. */
function Paused({ uid }: { readonly uid: string }) {
  const heard = usePaused(uid);
  return heard.state === "here" && heard.value ? <Notice>{t.planPaused}</Notice> : null;
}

/** Says that the next month was not paid, and what then. */
function Unpaid({ uid, until }: { readonly uid: string; readonly until: string }) {
  const heard = useUnpaid(uid);
  return heard.state === "here" && heard.value ? <Notice>{t.unpaid(until)}</Notice> : null;
}

/** Asks once more, and says what stays. */
function Cancel({ until }: { readonly until: string }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const reply = await cancelPlan();
    setBusy(false);
    setAsked(false);
    if (reply.ok) toast("status", t.cancelDone(until));
    else toast("alert", reply.message);
  };
  return (
    <>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {t.cancel}
      </Button>
      <Dialog open={asked} title={t.cancelTitle} onClose={() => setAsked(false)}>
        <p>{t.cancelText(until)}</p>
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
