import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Accounts, VolunteerStore } from "./ports";

/** Stores an application, unapproved; only an admin's decision changes that. Repeating it updates the profile. */
export async function applyAsVolunteer(
  { accounts, volunteers }: { readonly accounts: Accounts; readonly volunteers: VolunteerStore },
  actor: Actor,
  profile: Input<"applyAsVolunteer">,
): Promise<Outcome<"applyAsVolunteer">> {
  const account = (await accounts.byUid(actor.uid)) ?? { uid: actor.uid, email: actor.email, emailConfirmed: false };
  return ok({ approved: await volunteers.apply(account, profile) });
}
