import { brand } from '@thodu/domain/brand';
import type { PlanTerm } from '@thodu/domain/plans/entitlement';
import * as t from '@messages/plans';
import type { Live } from '../../lib/useLive';
import { dateInIndia } from '../../lib/time';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { standing, titleOf } from './words';

/** The plan as the server has it, live; nothing for someone without one. */
export function CurrentPlan({ heard, now }: { readonly heard: Live<PlanTerm | null>; readonly now: number }) {
  if (heard.state === 'loading') return <Skeleton lines={1} label={t.loadingPlan} />;
  if (heard.state === 'refused') return <p className="soft">{t.planRefused}</p>;
  if (heard.value === null) return null;
  const { planId, validUntil } = heard.value;
  const status = standing(heard.value, now);
  return (
    <Card className="premium__own">
      <h2>{t.yourPlan}</h2>
      <p>
        <strong>{titleOf(planId)}</strong> · {t.planStates[status](dateInIndia(validUntil))}
      </p>
      {status === 'active' && planId !== 'pay-as-you-go' && (
        <p className="soft">
          {t.howToCancel} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
      )}
    </Card>
  );
}
