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

/** Finds people by exactly what was typed, and notes who was found before they are told. */
export async function findPeople(
  ports: Ports,
  actor: Actor,
  input: Input<"findPeople">,
): Promise<Outcome<"findPeople">> {
  const query = readPeopleQuery(input.query);
  if (isAboutMoney(query) && !hasRole(adminRolesOf(actor), "money")) return ok({ people: [] });
  const uids = await uidsFor(ports, query);
  const people = (await Promise.all(uids.map((uid) => ports.people.called(uid)))).filter((each) => each !== null);
  await ports.people.note(
    actor.uid,
    people.map(({ uid }) => uid),
    "found",
  );
  return ok({ people });
}
