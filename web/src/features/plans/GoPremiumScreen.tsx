import { plans } from '@thodu/domain/plans/plans';
import * as t from '@messages/plans';
import { useMinutes } from '../../lib/conversation/useMinutes';
import { usePart } from '../../lib/conversation/usePart';
import { usePlan } from '../../lib/conversation/useSummary';
import { Link } from '../../lib/router';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/Button';
import { ChatIcon } from '../../ui/icons';
import { PlanCard } from './PlanCard';
import { PurchaseNotice } from './PurchaseNotice';
import { usePurchase } from './usePurchase';
import { runningPlan } from './words';
import './plans.css';

/** For somebody with an account; it comes after the plans. */
const loadOwn = async () => (await import('./CurrentPlan')).CurrentPlan;

export function GoPremiumScreen() {
  const { status, uid } = useSession();
  const owner = status === 'user' ? uid : null;
  const heard = usePlan(owner);
  const now = useMinutes(heard);
  const CurrentPlan = usePart(loadOwn, owner !== null);
  const { progress, pay, setAside } = usePurchase(heard.state === 'here' ? heard.value : null);
  const current = heard.state === 'here' ? runningPlan(heard.value, now) : null;
  return (
    <div className="premium">
      <header className="premium__head">
        <div className="stack">
          <h1>{t.heading}</h1>
          <p className="lead">{t.lead}</p>
        </div>
        <aside className="premium__free" aria-labelledby="premium-free">
          <h2 id="premium-free">{t.freeTitle}</h2>
          <p>{t.freeText}</p>
          <ButtonLink to="/chat" look="warm">
            <ChatIcon />
            {t.toChat}
          </ButtonLink>
        </aside>
      </header>
      <PurchaseNotice progress={progress} onSetAside={setAside} />
      {owner !== null && CurrentPlan && <CurrentPlan uid={owner} heard={heard} now={now} />}
      <ul role="list" className="premium__plans">
        {plans.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} current={plan.planId === current} progress={progress} onPay={pay} />
        ))}
      </ul>
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
