import { useState } from 'react';
import * as t from '@messages/continuity';
import { Switch } from '../../ui/form/Field';
import { call } from '../callables';
import type { Summary } from '../conversation/documents';
import { toast } from '../toast';

/** Whether a next listener may read the summaries of earlier talks. Stored at once; shows the wish until it is. */
export function ShareSummary({ summary }: { readonly summary: Summary }) {
  const [wish, setWish] = useState<boolean | null>(null);
  const change = (agreed: boolean): void => {
    setWish(agreed);
    void call('shareSummary', { agreed }).then((reply) => {
      setWish(null);
      if (reply.ok) toast('status', agreed ? t.shared : t.withdrawn);
      else toast('alert', reply.message);
    });
  };
  return <Switch label={t.label} help={t.help} on={wish ?? summary.summaryAgreedAt !== null} disabled={wish !== null} onChange={change} />;
}
