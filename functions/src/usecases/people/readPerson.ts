import { adminRolesOf } from "@thodu/domain/accounts/adminRoles";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { shownAvailability } from "@thodu/domain/matching/availability";
import { fail, ok } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import type { IdentityAccounts } from "../accounts/ports";
import type { Runtime } from "../ports";
import { untilStored } from "../retryOnConflict";
import type { VolunteerStore } from "../volunteers/ports";
import type { PeopleStore, PersonPage, StoredPerson } from "./ports";

interface Ports {
  readonly runtime: Runtime;
  readonly people: Pick<PeopleStore, "read" | "note">;
  readonly identityAccounts: Pick<IdentityAccounts, "facts">;
  readonly volunteers: Pick<VolunteerStore, "follow">;
}

/** A listener with their present availability, in place of the fields from which it is computed. */
function asShown(
  { availability, onBreak, seenAt, ...shown }: NonNullable<StoredPerson["listener"]>,
  now: Millis,
): NonNullable<PersonPage["listener"]> {
  return { ...shown, standing: shownAvailability({ availability, onBreak, seenAt }, now) };
}

/**
 * All that the caller may see of one person; the reading is logged before the answer. The identity service does not
 * report that an e-mail was confirmed, so an applicant's record is updated here.
 */
export async function readPerson(
  { runtime, people, identityAccounts, volunteers }: Ports,
  actor: Actor,
  { uid }: Input<"readPerson">,
): Promise<Outcome<"readPerson">> {
  const [{ isKnown, person: stored }, facts] = await Promise.all([
    people.read(uid, adminRolesOf(actor)),
    identityAccounts.facts(uid),
  ]);
  // A visitor who only wrote to the team has an account but no record.
  if (!isKnown && !facts) return fail(refuse("NOT_FOUND"));
  await people.note(actor.uid, [uid], "");
  if (facts) {
    const { email, emailConfirmed } = facts;
    const followed = await untilStored(runtime, () => volunteers.follow({ uid, email, emailConfirmed }));
    if (!followed.ok) return followed;
  }
  const { listener } = stored;
  return ok({
    ...stored,
    listener: listener && asShown(listener, runtime.now()),
    email: facts?.email ?? stored.email,
    guest: facts?.guest ?? stored.email === null,
    there: facts !== null && !facts.disabled,
    emailConfirmed: facts?.emailConfirmed ?? false,
  });
}
