import { conversation, type Conversation } from '@thodu/domain/chat/model';
import type { ReportDecision } from '@thodu/domain/reports/decide';
import { report, type CaseDecision, type Report } from '@thodu/domain/reports/model';
import type { Seen } from '../../usecases/chat/ports';
import type { World } from '../../usecases/ports';
import type { ReportStore, ReportView } from '../../usecases/reports/ports';
import { recordIn } from './audit';
import { commit } from './commit';
import { read, see, unchangedSince } from './converters';
import { db } from './database';
import { tellIn } from './outbox';
import { letGoIn } from './letGo';
import { FieldValue } from './sdk';

const reportRef = (reportId: string) => db().doc(`reports/${reportId}`);
const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);

export class FirestoreReports implements ReportStore {
  constructor(readonly world: World) {}

  async view(reportId: string, customerId: string): Promise<ReportView> {
    const [stored, summary] = await Promise.all([reportRef(reportId).get(), conversationRef(customerId).get()]);
    return { stored: read(report, stored), conversation: see(conversation, summary) };
  }

  async store(reportId: string, seen: Seen<Conversation>, { report: made, blocked, assignment }: ReportDecision): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    batch.create(reportRef(reportId), { ...made, createdAt: FieldValue.serverTimestamp(), decidedAt: null });
    const { conversationId: customerId, reporterId: actor } = made;
    batch.create(db().doc(`users/${actor}/activity/${reportId}`), { kind: 'report', at: FieldValue.serverTimestamp() });
    if (assignment) {
      await letGoIn(batch, customerId, seen, assignment, this.world.now(), { blocked });
      recordIn(batch, { actor, action: 'conversation.requeue', target: customerId, reason: 'report' });
    } else if (blocked) {
      const { offer } = seen.value;
      const change = offer !== null && blocked.includes(offer.to) ? { blocked, offer: null } : { blocked };
      batch.update(conversationRef(customerId), change, unchangedSince(seen.version));
    }
    recordIn(batch, { actor, action: 'report.make', target: reportId, reason: made.category });
    return (await commit(batch)) ? 'stored' : 'conflict';
  }

  async find(reportId: string): Promise<Seen<Report> | null> {
    return see(report, await reportRef(reportId).get());
  }

  async decide(
    reportId: string,
    seen: Seen<Report>,
    { decision, reason, admin }: { readonly decision: CaseDecision; readonly reason: string; readonly admin: string },
  ): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    const change = { status: 'decided', decision, reason, decidedBy: admin, decidedAt: FieldValue.serverTimestamp() };
    batch.update(reportRef(reportId), change, unchangedSince(seen.version));
    tellIn(batch, seen.value.reporterId, `case-decided_${reportId}`, 'case-decided');
    recordIn(batch, { actor: admin, action: 'case.decide', target: reportId, reason: `${decision}: ${reason}` });
    return (await commit(batch)) ? 'stored' : 'conflict';
  }
}
