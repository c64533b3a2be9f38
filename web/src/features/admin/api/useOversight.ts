import type { Output } from '@thodu/domain/contracts';
import type { DayRecord } from '@thodu/domain/matching/model';
import type { Report } from '@thodu/domain/reports/model';
import { SECOND } from '@thodu/domain/time';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/callables';
import { useVisible } from '../../../lib/conversation/useReading';
import { loadFirestore } from '../../../lib/firebase';
import { useLive, type Live } from '../../../lib/useLive';
import type { AuditFilter, AuditLine } from './oversight';
import type { Ticket } from './tickets';

export const useCases = (status: Report['status']): Live<readonly Ticket<Report>[]> =>
  useLive(`cases ${status}`, async () => {
    const [{ watchCases }] = await Promise.all([import('./oversight'), loadFirestore()]);
    return (watch) => watchCases(status, watch);
  });

export const useDays = (): Live<readonly DayRecord[]> =>
  useLive('days', async () => {
    const [{ watchDays }] = await Promise.all([import('./oversight'), loadFirestore()]);
    return watchDays;
  });

export const useAudit = (filter: AuditFilter): Live<readonly AuditLine[]> =>
  useLive(`audit ${filter.action} ${filter.target}`, async () => {
    const [{ watchAudit }] = await Promise.all([import('./oversight'), loadFirestore()]);
    return (watch) => watchAudit(filter, watch);
  });

const REFRESH = 15 * SECOND;

/** The desk as it stands, asked for again while the page is in front of somebody; null until it is known. */
export function useDeskNow(): Output<'readDesk'> | null {
  const [now, setNow] = useState<Output<'readDesk'> | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return undefined;
    let stopped = false;
    const ask = async (): Promise<void> => {
      const reply = await call('readDesk', {});
      if (!stopped && reply.ok) setNow(reply.value);
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [visible]);
  return now;
}

export const decideCase = (input: { readonly reportId: string; readonly decision: NonNullable<Report['decision']>; readonly reason: string }) =>
  call('decideCase', input);
