import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { decideCase as decide } from '@thodu/domain/reports/decide';
import { ok, type Result } from '@thodu/domain/result';
import { guarded } from '../chat/guarded';
import type { World } from '../ports';
import type { ReportStore } from './ports';

/** Closes a case with a decision and its reason, once; nobody decides a case that they are part of. */
export async function decideCase(
  { world, reports }: { readonly world: World; readonly reports: ReportStore },
  actor: Actor,
  { reportId, decision, reason }: Input<'decideCase'>,
): Promise<Result<Output<'decideCase'>, Failure<ReasonOf<'decideCase'>>>> {
  return guarded<Output<'decideCase'>, Failure<ReasonOf<'decideCase'>>>(world, async () => {
    const seen = await reports.find(reportId);
    const decided = decide(actor.uid, seen?.value ?? null);
    if (!decided.ok) return decided;
    if (!seen) return 'conflict';
    return (await reports.decide(reportId, seen, { decision, reason, admin: actor.uid })) === 'stored' ? ok({}) : 'conflict';
  });
}
