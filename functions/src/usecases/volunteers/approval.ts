import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { refuse, type Failure } from '@thodu/domain/errors';
import { can, type Action, type Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import type { Accounts, VolunteerRegister } from './ports';

export interface ApprovalPorts {
  readonly accounts: Accounts;
  readonly register: VolunteerRegister;
  /** Whoever may no longer listen is in no call any more. */
  readonly endCalls: (uid: string) => Promise<void>;
}

/** The applicant that an admin names by uid or e-mail; nobody decides about themselves (invariant 11). */
async function applicant(
  { register }: ApprovalPorts,
  actor: Actor,
  action: Action,
  whom: Input<'approveVolunteer'>,
): Promise<Result<string, Failure<'NOT_PERMITTED' | 'NOT_FOUND'>>> {
  const uid = 'uid' in whom ? whom.uid : await register.uidByEmail(whom.email);
  if (uid === null) return fail(refuse('NOT_FOUND'));
  if (!can(actor, action, uid)) return fail(refuse('NOT_PERMITTED'));
  return (await register.exists(uid)) ? ok(uid) : fail(refuse('NOT_FOUND'));
}

/**
 * Lets an applicant listen. The claim comes before the record: whoever sees the record approved and fetches a new
 * token finds the claim in it.
 */
export async function approveVolunteer(
  ports: ApprovalPorts,
  actor: Actor,
  whom: Input<'approveVolunteer'>,
): Promise<Result<Output<'approveVolunteer'>, Failure<ReasonOf<'approveVolunteer'>>>> {
  const found = await applicant(ports, actor, 'volunteer.approve', whom);
  if (!found.ok) return found;
  const uid = found.value;
  if (!(await ports.accounts.byUid(uid))) return fail(refuse('NOT_FOUND'));
  await ports.accounts.setVolunteerClaim(uid, true);
  await ports.register.approve({ uid, admin: actor.uid });
  return ok({ uid, approved: true });
}

/**
 * Withdraws an approval: from the next request on the listener reads and writes nothing of a conversation, open
 * listeners included. The record goes first, since it is what every check reads; each step may be repeated.
 */
export async function revokeVolunteer(
  ports: ApprovalPorts,
  actor: Actor,
  whom: Input<'revokeVolunteer'>,
): Promise<Result<Output<'revokeVolunteer'>, Failure<ReasonOf<'revokeVolunteer'>>>> {
  const found = await applicant(ports, actor, 'volunteer.revoke', whom);
  if (!found.ok) return found;
  const uid = found.value;
  await ports.register.revoke({ uid, admin: actor.uid });
  await ports.endCalls(uid);
  await ports.register.restampDesk();
  if (await ports.accounts.byUid(uid)) await ports.accounts.setVolunteerClaim(uid, false);
  return ok({ uid, approved: false });
}
