import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Runtime } from "../ports";
import { retryOnConflict } from "../retryOnConflict";
import type { Accounts, VolunteerStore } from "./ports";

interface Ports {
  readonly runtime: Runtime;
  readonly accounts: Accounts;
  readonly volunteers: VolunteerStore;
}

/** Stores an application, unapproved; only an admin's decision changes that. Repeating it updates the profile. */
export async function applyAsVolunteer(
  { runtime, accounts, volunteers }: Ports,
  actor: Actor,
  profile: Input<"applyAsVolunteer">,
): Promise<Outcome<"applyAsVolunteer">> {
  const account = (await accounts.byUid(actor.uid)) ?? { uid: actor.uid, email: actor.email, emailConfirmed: false };
  return retryOnConflict<Outcome<"applyAsVolunteer">>(runtime, async () => {
    const approved = await volunteers.apply(account, profile);
    return approved === "conflict" ? approved : ok({ approved });
  });
}
