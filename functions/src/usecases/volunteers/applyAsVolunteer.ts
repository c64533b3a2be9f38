import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import type { VolunteerRegister } from './ports';

/** Stores an application, unapproved; only an admin's decision changes that. Repeating it updates the profile. */
export async function applyAsVolunteer(
  { register }: { readonly register: VolunteerRegister },
  actor: Actor,
  profile: Input<'applyAsVolunteer'>,
): Promise<Result<Output<'applyAsVolunteer'>, Failure<ReasonOf<'applyAsVolunteer'>>>> {
  return ok({ approved: await register.apply({ uid: actor.uid, email: actor.email }, profile) });
}
