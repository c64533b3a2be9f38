import { agreesBySaving } from '@thodu/domain/accounts/consent';
import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { refuse, type Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import type { VolunteerRegister } from '../volunteers/ports';
import type { ProfileStore } from './ports';

interface Ports {
  readonly profiles: ProfileStore;
  readonly register: Pick<VolunteerRegister, 'followEmail'>;
}

/**
 * Creates or changes the caller's own `users` record; e-mail and role come from the server alone. Guests choose nothing.
 * With nothing to change, the records follow the address that the identity service has.
 */
export async function updateProfile(
  { profiles, register }: Ports,
  actor: Actor,
  change: Input<'updateProfile'>,
): Promise<Result<Output<'updateProfile'>, Failure<ReasonOf<'updateProfile'>>>> {
  if (change.keepConversation !== undefined && actor.guest) return fail(refuse('NOT_PERMITTED'));
  await profiles.save(actor.uid, actor.email, change, agreesBySaving(actor, change));
  if (actor.email !== null) await register.followEmail(actor.uid, actor.email);
  if (change.keepConversation !== undefined) await profiles.keepConversation(actor.uid);
  return ok({});
}
