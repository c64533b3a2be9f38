import { useState } from 'react';
import * as t from '@messages/desk';
import { report } from '@messages/reports';
import { usePart } from '../../lib/conversation/usePart';
import { Button } from '../../ui/Button';
import { EndDialog, ReleaseDialog } from './LeaveDialogs';
import type { Left } from './list';

const loadReport = async () => (await import('../../lib/report/ReportDialog')).ReportDialog;

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  readonly onDone: (left: Left, to?: string) => void;
}

/** Giving a conversation back or handing it over, ending it, reporting it; each asks once. */
export function RoomActions({ conversationId, alias, onDone }: Props) {
  const [asked, setAsked] = useState<'release' | 'end' | 'report' | null>(null);
  const ReportDialog = usePart(loadReport, asked === 'report');
  const dialog = { conversationId, alias, onDone, onClose: () => setAsked(null) };
  return (
    <div className="desk__actions">
      <Button look="quiet" small aria-label={t.release} onClick={() => setAsked('release')}>
        {t.releaseShort}
      </Button>
      <Button look="quiet" small aria-label={t.end} onClick={() => setAsked('end')}>
        {t.endShort}
      </Button>
      <Button look="quiet" small onClick={() => setAsked('report')}>
        {report}
      </Button>
      {asked === 'release' && <ReleaseDialog {...dialog} />}
      {asked === 'end' && <EndDialog {...dialog} />}
      {ReportDialog && <ReportDialog open={asked === 'report'} side="volunteer" conversationId={conversationId} onClose={() => setAsked(null)} />}
    </div>
  );
}
