import { useState } from 'react';
import { plans } from '@thodu/domain/plans/plans';
import * as t from '@messages/plans';
import { usePlan } from '../../lib/conversation/useSummary';
import { Link } from '../../lib/router';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/Button';
import { ChatIcon } from '../../ui/icons';
import { paymentsOpen } from './api';
import { CurrentPlan } from './CurrentPlan';
import { PlanCard } from './PlanCard';
import { runningPlan } from './words';
import './plans.css';

export function GoPremiumScreen() {
  const [now] = useState(Date.now);
  const { status, uid } = useSession();
  const heard = usePlan(status === 'user' ? uid : null);
  const current = heard.state === 'here' ? runningPlan(heard.value, now) : null;
  return (
    <div className="premium">
      <header className="premium__head">
        <div className="stack">
          <h1>{t.heading}</h1>
          <p className="lead">{t.lead}</p>
          {!paymentsOpen && <p className="premium__closed">{t.closedNotice}</p>}
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
      <ul role="list" className="premium__plans">
        {plans.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} current={plan.planId === current} />
        ))}
      </ul>
      {status === 'user' && <CurrentPlan heard={heard} now={now} />}
      <footer className="premium__foot soft small">
        <p>{t.smallPrint}</p>
        <p className="row">
          <Link to="/refund-policy">{t.refunds}</Link>
          <Link to="/terms-and-conditions">{t.terms}</Link>
        </p>
      </footer>
    </div>
  );
}
