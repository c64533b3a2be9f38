import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import type { ProfileStore } from './ports';

/** Creates or changes the caller's own `users` record; e-mail and role come from the server alone. */
export async function updateProfile(
  { profiles }: { readonly profiles: ProfileStore },
  actor: Actor,
  change: Input<'updateProfile'>,
): Promise<Result<Output<'updateProfile'>, Failure<ReasonOf<'updateProfile'>>>> {
  await profiles.save(actor.uid, actor.email, change);
  return ok({});
}
