import { released, type Assignment } from '../chat/claim';
import type { Conversation } from '../chat/model';
import { refuse, type Failure } from '../errors';
import { fail, ok, type Result } from '../result';
import type { Millis } from '../time';
import type { CaseDecision, Report, ReportCategory } from './model';

/** More listeners than one person can meet; the oldest go first. */
const PARTED_AT_MOST = 200;

interface ReportFacts {
  readonly actor: string;
  /** The conversation's id, which is its customer's uid. */
  readonly customerId: string;
  readonly conversation: Conversation | null;
  /** What is already stored under the id of this report. */
  readonly stored: Report | null;
  readonly category: ReportCategory;
  readonly note: string;
  readonly block: boolean;
  readonly now: Millis;
  readonly freshClaimId: string;
}

export interface ReportDecision {
  readonly report: Omit<Report, 'createdAt' | 'decidedAt'>;
  /** Listeners whom the person is never given to again; null when that stays as it is. */
  readonly blocked: readonly string[] | null;
  /** The conversation goes back to the queue, since the two are parted while they talk. */
  readonly assignment: Assignment | null;
}

/**
 * Whether a report is taken: from the customer, or from the listener who has the conversation or had it last; once
 * under each id. With a block the two are parted for good, at once if they are talking.
 */
export function decideReport(facts: ReportFacts): Result<ReportDecision | 'repeat', Failure<'NOT_FOUND' | 'NOT_CLAIMED' | 'ID_REUSED'>> {
  const { actor, customerId, conversation, stored, category, note, block } = facts;
  if (stored) {
    const same = stored.reporterId === actor && stored.conversationId === customerId && stored.category === category && stored.note === note;
    return same ? ok('repeat') : fail(refuse('ID_REUSED'));
  }
  if (!conversation) return fail(refuse('NOT_FOUND'));
  const listener = conversation.volunteerId ?? conversation.lastVolunteerId;
  const by = actor === customerId ? 'customer' : 'volunteer';
  if (by === 'volunteer' && actor !== listener) return fail(refuse('NOT_CLAIMED'));

  const parted = block ? listener : null;
  const report = {
    conversationId: customerId,
    reporterId: actor,
    by,
    reportedId: category === 'hard' ? null : by === 'customer' ? listener : customerId,
    category,
    note,
    blocked: parted !== null,
    status: 'open',
    decision: null,
    reason: '',
    decidedBy: null,
  } as const;
  const talking = parted !== null && conversation.volunteerId === parted;
  return ok({
    report,
    blocked: parted === null ? null : [...conversation.blocked.filter((each) => each !== parted), parted].slice(-PARTED_AT_MOST),
    assignment: talking ? released(facts.freshClaimId, { by: parted, at: facts.now, to: null }) : null,
  });
}

/** The listener whom a case can remove from Thodu: the one that a customer reports; null where there is none. */
export const removable = ({ by, reportedId }: Pick<Report, 'by' | 'reportedId'>): string | null => (by === 'customer' ? reportedId : null);

/**
 * Whether an admin may decide a case so: nobody decides one that they are part of, and none twice; nobody is removed by
 * a case that reports no listener.
 */
export function decideCase(actor: string, found: Report | null, decision: CaseDecision): Result<null, Failure<'NOT_FOUND' | 'NOT_PERMITTED' | 'CASE_DECIDED' | 'INVALID_INPUT'>> {
  if (!found) return fail(refuse('NOT_FOUND'));
  if (actor === found.reporterId || actor === found.reportedId) return fail(refuse('NOT_PERMITTED'));
  if (found.status !== 'open') return fail(refuse('CASE_DECIDED'));
  return decision === 'removed' && removable(found) === null ? fail(refuse('INVALID_INPUT', { fields: ['decision'] })) : ok(null);
}
