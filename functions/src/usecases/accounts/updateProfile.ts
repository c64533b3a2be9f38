import { agreesBySaving } from "@thodu/domain/accounts/consent";
import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import type { Accounts, VolunteerRegister } from "../volunteers/ports";
import type { AdminRegister, ProfileStore } from "./ports";

interface Ports {
  readonly profiles: ProfileStore;
  readonly accounts: Pick<Accounts, "byUid">;
  readonly register: Pick<VolunteerRegister, "follow">;
  readonly admins: Pick<AdminRegister, "admit">;
}

/**
 * Creates or changes the caller's own `users` record; e-mail and role come from the server alone. Guests choose nothing.
 * With nothing to change, the records follow what the identity service has: the address, whether it is confirmed, and
 * that somebody is an admin.
 */
export async function updateProfile(
  { profiles, accounts, register, admins }: Ports,
  actor: Actor,
  change: Input<"updateProfile">,
): Promise<Result<Output<"updateProfile">, Failure<ReasonOf<"updateProfile">>>> {
  if (change.keepConversation !== undefined && actor.guest) return fail(refuse("NOT_PERMITTED"));
  await profiles.save(actor.uid, actor.email, change, agreesBySaving(actor, change));
  const account = actor.guest ? null : await accounts.byUid(actor.uid);
  if (account) await register.follow(account);
  if (actor.admin) await admins.admit(actor.uid);
  if (change.keepConversation !== undefined) await profiles.keepConversation(actor.uid);
  return ok({});
}
