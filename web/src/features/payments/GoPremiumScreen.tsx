import { isPremium } from "@thodu/domain/plans/covers";
import { plans } from "@thodu/domain/plans/plans";
import { useState } from "react";
import * as t from "@messages/plans";
import { isLive, useCallState } from "../../calls/state";
import { useMinutes } from "../../conversation/useMinutes";
import { usePart } from "../../conversation/usePart";
import { useOwnPlan, useRights } from "../../conversation/useRights";
import { Link } from "../../lib/router";
import { useSession } from "../../lib/session";
import { PlanCard } from "./PlanCard";
import type { Wish } from "./purchase";
import { PurchaseNotice } from "./PurchaseNotice";
import { Talk } from "./Talk";
import { usePurchase } from "./usePurchase";
import { heldUntil, runningPlan } from "./words";
import "./plans.css";

/** For somebody with an account; it comes after the plans. */
const loadOwn = async () => (await import("./CurrentPlan")).CurrentPlan;
const loadInCall = async () => (await import("./PayInCall")).PayInCall;

export function GoPremiumScreen() {
  const { status, uid } = useSession();
  const owner = status === "user" ? uid : null;
  const heard = useOwnPlan();
  const held = heard.state === "here" ? heard.value : null;
  const rights = useRights(heard);
  const now = useMinutes(heard);
  const CurrentPlan = usePart(loadOwn, owner !== null);
  const { progress, pay, setAside } = usePurchase(held);
  const current = runningPlan(held, now);
  const inCall = isLive(useCallState());
  const [asked, setAsked] = useState<Wish | null>(null);
  const PayInCall = usePart(loadInCall, inCall || asked !== null);
  return (
    <div className="premium">
      <header className="premium__head">
        <div className="stack">
          <h1>{isPremium(held, now) ? t.plansHeading : t.heading}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <Talk right={rights.chat} known={rights.known} />
      </header>
      <PurchaseNotice progress={progress} onSetAside={setAside} />
      {owner !== null && CurrentPlan && <CurrentPlan uid={owner} heard={heard} now={now} />}
      <ul role="list" className="premium__plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            current={plan.planId === current}
            until={heldUntil(held, plan.planId, now)}
            progress={progress}
            talk={rights.chat}
            onPay={inCall ? setAsked : pay}
          />
        ))}
      </ul>
      {PayInCall && (
        <PayInCall
          open={asked !== null}
          onPay={() => {
            if (asked) pay(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <div className="premium__foot soft small">
        <p>{t.smallPrint}</p>
        <p className="row">
          <Link to="/refund-policy">{t.refunds}</Link>
          <Link to="/terms-and-conditions">{t.terms}</Link>
        </p>
      </div>
    </div>
  );
}
