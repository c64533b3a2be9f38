import { useState } from 'react';
import * as t from '@messages/desk';
import { report } from '@messages/reports';
import { usePart } from '../../lib/conversation/usePart';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { end, release } from './api';
import type { Left } from './list';

const loadReport = async () => (await import('../../lib/report/ReportDialog')).ReportDialog;

const actions = {
  release: { run: release, left: 'released', label: t.release, title: t.releaseTitle, text: t.releaseText },
  end: { run: end, left: 'ended', label: t.end, title: t.endTitle, text: t.endText },
} as const;

interface Props {
  readonly conversationId: string;
  readonly alias: string;
  readonly onDone: (left: Left) => void;
}

/** Giving a conversation back, or ending it; each asks once. */
export function RoomActions({ conversationId, alias, onDone }: Props) {
  const [asked, setAsked] = useState<keyof typeof actions | null>(null);
  const [busy, setBusy] = useState(false);
  const [reporting, setReporting] = useState(false);
  const ReportDialog = usePart(loadReport, reporting);
  const action = asked && actions[asked];
  const run = async (): Promise<void> => {
    if (!action) return;
    setBusy(true);
    const reply = await action.run(conversationId);
    setBusy(false);
    setAsked(null);
    if (reply.ok) onDone(action.left);
    else toast('alert', reply.message);
  };
  return (
    <div className="desk__actions">
      <Button look="quiet" small aria-label={t.release} onClick={() => setAsked('release')}>
        {t.releaseShort}
      </Button>
      <Button look="quiet" small aria-label={t.end} onClick={() => setAsked('end')}>
        {t.endShort}
      </Button>
      <Button look="quiet" small onClick={() => setReporting(true)}>
        {report}
      </Button>
      {ReportDialog && (
        <ReportDialog
          open={reporting}
          side="volunteer"
          conversationId={conversationId}
          onClose={() => setReporting(false)}
        />
      )}
      <Dialog open={action !== null} title={action?.title(alias) ?? ''} onClose={() => setAsked(null)}>
        <p>{action?.text}</p>
        <div className="dialog__actions">
          <Button busy={busy} onClick={() => void run()}>
            {action?.label}
          </Button>
          <Button look="outline" onClick={() => setAsked(null)}>
            {t.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
