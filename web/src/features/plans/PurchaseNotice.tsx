import { brand } from '@thodu/domain/brand';
import * as t from '@messages/plans';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { Progress } from './usePurchase';
import { titleOf } from './words';

/** What happens next with a purchase that is neither done nor off, with its reference. */
export function PurchaseNotice({ progress, onSetAside }: { readonly progress: Progress; readonly onSetAside: () => void }) {
  if (progress.kind === 'confirming')
    return (
      <Notice>
        <p>
          <strong>{t.confirmingTitle}</strong>
        </p>
        <p>{t.confirmingText}</p>
        <Reference id={progress.reference} />
      </Notice>
    );
  if (progress.kind === 'unsaved')
    return (
      <Notice kind="trouble">
        <p>{t.notSaved}</p>
        <p>
          <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(progress.reference)}`}>{brand.supportEmail}</a>
        </p>
        <Reference id={progress.reference} />
      </Notice>
    );
  if (progress.kind !== 'unfinished') return null;
  const { planId, orderId } = progress.purchase;
  return (
    <Notice>
      <p>
        <strong>{t.unfinishedTitle(titleOf(planId))}</strong>
      </p>
      <p>{t.unfinishedText}</p>
      {orderId !== null && <Reference id={orderId} />}
      <Button small look="outline" onClick={onSetAside}>
        {t.notPaid}
      </Button>
    </Notice>
  );
}

const Reference = ({ id }: { readonly id: string }) => (
  <p className="small">
    {t.reference} <span className="premium__reference">{id}</span>
  </p>
);
