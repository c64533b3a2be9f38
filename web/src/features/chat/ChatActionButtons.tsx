import { useState } from 'react';
import { report } from '@messages/reports';
import { usePart } from '../../lib/conversation/usePart';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/barIcons';
import { CloseIcon } from '../../ui/icons';
import * as t from '@messages/conversation';
import { endConversation } from './api';

const loadReport = async () => (await import('../../lib/report/ReportDialog')).ReportDialog;

const FlagIcon = () => (
  <Icon size={20}>
    <path d="M6 20.5v-16M6 5c3.5-2 6.5 2 12 0v8.5c-5.5 2-8.5-2-12 0" />
  </Icon>
);

/** The customer's ways to end, which asks once and takes nothing away, and to report the listener. */
export function ChatActionButtons({ customerId }: { readonly customerId: string }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reporting, setReporting] = useState(false);
  const ReportDialog = usePart(loadReport, reporting);
  const end = async (): Promise<void> => {
    setBusy(true);
    const reply = await endConversation(customerId);
    setBusy(false);
    if (reply.ok) setOpen(false);
    else toast('alert', reply.message);
  };
  return (
    <>
      <Button look="quiet" small aria-label={t.end} onClick={() => setOpen(true)}>
        <CloseIcon size={20} />
        <span className="chat__actionName">{t.endShort}</span>
      </Button>
      <Button look="quiet" small aria-label={report} onClick={() => setReporting(true)}>
        <FlagIcon />
        <span className="chat__actionName">{report}</span>
      </Button>
      {ReportDialog && <ReportDialog open={reporting} side="customer" conversationId={customerId} onClose={() => setReporting(false)} />}
      <Dialog open={open} title={t.endTitle} onClose={() => setOpen(false)}>
        <p>{t.endText}</p>
        <div className="dialog__actions">
          <Button onClick={() => setOpen(false)}>{t.endKeep}</Button>
          <Button look="outline" busy={busy} onClick={() => void end()}>
            {t.end}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
