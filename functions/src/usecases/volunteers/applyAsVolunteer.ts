import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { Accounts, VolunteerRegister } from "./ports";

/** Stores an application, unapproved; only an admin's decision changes that. Repeating it updates the profile. */
export async function applyAsVolunteer(
  { accounts, register }: { readonly accounts: Accounts; readonly register: VolunteerRegister },
  actor: Actor,
  profile: Input<"applyAsVolunteer">,
): Promise<Result<Output<"applyAsVolunteer">, Failure<ReasonOf<"applyAsVolunteer">>>> {
  const account = (await accounts.byUid(actor.uid)) ?? { uid: actor.uid, email: actor.email, emailConfirmed: false };
  return ok({ approved: await register.apply(account, profile) });
}
