import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { refuse, type Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import type { ProfileStore } from './ports';

/** Creates or changes the caller's own `users` record; e-mail and role come from the server alone. Guests choose nothing. */
export async function updateProfile(
  { profiles }: { readonly profiles: ProfileStore },
  actor: Actor,
  change: Input<'updateProfile'>,
): Promise<Result<Output<'updateProfile'>, Failure<ReasonOf<'updateProfile'>>>> {
  if (change.keepConversation !== undefined && actor.guest) return fail(refuse('NOT_PERMITTED'));
  await profiles.save(actor.uid, actor.email, change);
  if (change.keepConversation !== undefined) await profiles.keepConversation(actor.uid);
  return ok({});
}
