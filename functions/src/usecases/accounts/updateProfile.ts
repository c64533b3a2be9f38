import { adminRolesOf } from "@thodu/domain/accounts/adminRoles";
import { agreesBySaving } from "@thodu/domain/accounts/consent";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import { untilStored } from "../retryOnConflict";
import type { Accounts, VolunteerStore } from "../volunteers/ports";
import type { AdminRecords, ProfileStore } from "./ports";

interface Ports {
  readonly runtime: Runtime;
  readonly profiles: ProfileStore;
  readonly accounts: Pick<Accounts, "byUid">;
  readonly volunteers: Pick<VolunteerStore, "follow">;
  readonly admins: Pick<AdminRecords, "admit">;
}

/**
 * Creates or changes the caller's own `users` record; the e-mail and the role come only from the server. Guests can't
 * choose anything. Without a change, the records are updated from the identity service: the address, whether it is
 * confirmed, and whether the caller is an admin.
 */
export async function updateProfile(
  { runtime, profiles, accounts, volunteers, admins }: Ports,
  actor: Actor,
  change: Input<"updateProfile">,
): Promise<Outcome<"updateProfile">> {
  if (change.keepConversation !== undefined && actor.guest) return fail(refuse("NOT_PERMITTED"));
  const saved = await untilStored(runtime, () =>
    profiles.save(actor.uid, actor.email, change, agreesBySaving(actor, change)),
  );
  if (!saved.ok) return saved;
  const account = actor.guest ? null : await accounts.byUid(actor.uid);
  const followed = account ? await untilStored(runtime, () => volunteers.follow(account)) : ok(null);
  if (!followed.ok) return followed;
  const roles = adminRolesOf(actor);
  if (roles.length > 0) await admins.admit(actor.uid, roles);
  if (change.keepConversation === undefined) return ok({});
  const kept = await untilStored(runtime, () => profiles.keepConversation(actor.uid));
  return kept.ok ? ok({}) : kept;
}
