import { adminRolesOf, hasRole } from "@thodu/domain/accounts/adminRoles";
import { emailAddress } from "@thodu/domain/accounts/forms";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { isAboutMoney, readPeopleQuery, type PeopleQuery } from "@thodu/domain/people/query";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Accounts } from "../volunteers/ports";
import type { PeopleStore } from "./ports";

interface Ports {
  readonly people: PeopleStore;
  readonly accounts: Pick<Accounts, "byEmail">;
}

async function uidsFor({ people, accounts }: Ports, query: PeopleQuery): Promise<readonly string[]> {
  if (query.by === "uid") return [query.uid];
  if (query.by === "nothing") return [];
  if (query.by !== "email") return people.matching(query);
  const account = emailAddress.safeParse(query.email).success ? await accounts.byEmail(query.email) : null;
  return account ? [account.uid] : [];
}

/**
 * People who asked for an appointment: a guest has no account to be found by, and tells the team a reference on the
 * phone.
 */
function requestersFor({ people }: Ports, query: PeopleQuery, typed: string): Promise<readonly string[]> {
  if (query.by === "email") return people.requesters("email", [...new Set([typed.trim(), query.email])]);
  if (query.by === "reference") return people.requesters("reference", [query.reference]);
  return Promise.resolve([]);
}

/** Finds people by exactly what was typed, and logs who was found before it answers. */
export async function findPeople(
  ports: Ports,
  actor: Actor,
  input: Input<"findPeople">,
): Promise<Outcome<"findPeople">> {
  const query = readPeopleQuery(input.query);
  const roles = adminRolesOf(actor);
  if (isAboutMoney(query) && !hasRole(roles, "money")) return ok({ people: [] });
  const found = await Promise.all([
    uidsFor(ports, query),
    ...(hasRole(roles, "admin") ? [requestersFor(ports, query, input.query)] : []),
  ]);
  const uids = [...new Set(found.flat())];
  const people = (await Promise.all(uids.map((uid) => ports.people.namesOf(uid)))).filter((each) => each !== null);
  await ports.people.note(
    actor.uid,
    people.map(({ uid }) => uid),
    "found",
  );
  return ok({ people });
}
