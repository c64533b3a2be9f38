import { isPremium } from "@thodu/domain/plans/covers";
import { plans } from "@thodu/domain/plans/plans";
import { useEffect, useState } from "react";
import * as t from "@messages/plans";
import { isLive, useCallState } from "../../calls/state";
import { useMinutes } from "../../conversation/useMinutes";
import { useAppointmentRight } from "../../conversation/useAppointmentRight";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useOwnPlan, useRights } from "../../conversation/useRights";
import { Link } from "../../lib/router";
import { useSession } from "../../lib/session";
import { PlanCard } from "./PlanCard";
import type { Wish } from "./purchase";
import { Talk } from "./Talk";
import { useAsking } from "./useAsking";
import { usePurchase } from "./usePurchase";
import { runningPlan } from "./words";
import "./plans.css";

/** For somebody with an account; loaded after the plans. */
const loadOwn = async () => (await import("./CurrentPlan")).CurrentPlan;

const loadNotice = async () => (await import("./PurchaseNotice")).PurchaseNotice;
const loadInCall = async () => (await import("./PayInCall")).PayInCall;
const loadUnused = async () => (await import("./BeforeBuying")).Unused;
const loadBefore = async () => (await import("./BeforeBuying")).BeforeBuying;

interface Props {
  /** Called with the page's name for this person; null for its usual name. */
  readonly onName?: (name: string | null) => void;
}

export function GoPremiumScreen({ onName }: Props) {
  const { status, uid } = useSession();
  const owner = status === "user" ? uid : null;
  const heard = useOwnPlan();
  const held = heard.state === "here" ? heard.value : null;
  const rights = useRights(heard);
  const appointment = useAppointmentRight(heard);
  const now = useMinutes(heard);
  const CurrentPlan = useLoadedPart(loadOwn, owner !== null);
  const { progress, pay, setAside } = usePurchase(held);
  const inCall = isLive(useCallState());
  const [wishInCall, setWishInCall] = useState<Wish | null>(null);
  const PayInCall = useLoadedPart(loadInCall, inCall || wishInCall !== null);
  const goOn = inCall ? setWishInCall : pay;
  const { waiting, asked, ask, close } = useAsking(heard, goOn);
  const BeforeBuying = useLoadedPart(loadBefore, owner !== null);
  const Unused = useLoadedPart(loadUnused, uid !== null);
  const reader = uid === null ? null : { uid, plan: held, now };
  const PurchaseNotice = useLoadedPart(loadNotice);
  const heldBack = waiting ?? (BeforeBuying === null ? asked?.wish : null);
  const current = runningPlan(held, now);
  const hasPlan = isPremium(held, now);
  useEffect(() => {
    onName?.(hasPlan ? t.yourPlan : null);
    return () => onName?.(null);
  }, [hasPlan, onName]);
  return (
    <div className="premium">
      <header className="premium__head">
        <div className="stack">
          <h1>{hasPlan ? t.plansHeading : t.heading}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <Talk rights={rights} appointment={appointment} />
      </header>
      {PurchaseNotice && <PurchaseNotice progress={progress} plan={held} onSetAside={setAside} />}
      {owner !== null && CurrentPlan && (
        <CurrentPlan uid={owner} heard={heard} hasNoLimit={rights.chat === "crisis"} now={now} />
      )}
      <ul role="list" className="premium__plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            current={plan.planId === current}
            waiting={heldBack?.planId === plan.planId}
            progress={progress}
            rights={rights}
            Unused={Unused}
            reader={reader}
            onPay={ask}
          />
        ))}
      </ul>
      {BeforeBuying && <BeforeBuying asked={asked} onPay={goOn} onClose={close} />}
      {PayInCall && (
        <PayInCall
          open={wishInCall !== null}
          onPay={() => {
            if (wishInCall) pay(wishInCall);
            setWishInCall(null);
          }}
          onClose={() => setWishInCall(null)}
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
