import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { Output } from "@thodu/domain/contracts";
import type { PeopleQuery } from "@thodu/domain/people/query";
import type { Volunteer } from "@thodu/domain/volunteers/model";

export type Found = Output<"findPeople">["people"][number];
export type PersonPage = Output<"readPerson">;
/** What is stored of a person; whether the account exists is known by the identity service. */
export type StoredPerson = Omit<PersonPage, "guest" | "there" | "emailConfirmed" | "email" | "listener"> & {
  readonly email: string | null;
  readonly listener:
    | (Omit<NonNullable<PersonPage["listener"]>, "standing"> & Pick<Volunteer, "availability" | "onBreak" | "seenAt">)
    | null;
};

/** The records of people. */
export interface PeopleStore {
  /** The uids of at most five people found by a query other than an e-mail or a uid. */
  matching(query: Exclude<PeopleQuery, { readonly by: "email" | "uid" | "nothing" }>): Promise<readonly string[]>;
  /** The uids of at most five people who asked for an appointment under one of these addresses or references. */
  requesters(by: "email" | "reference", words: readonly string[]): Promise<readonly string[]>;
  /** What is stored of a person, in the parts that these roles may see; `isKnown`: there is a record of them. */
  read(uid: string, roles: readonly AdminRole[]): Promise<{ readonly isKnown: boolean; readonly person: StoredPerson }>;
  /** The names and the address under which a person is known; null if nothing is stored of them. */
  namesOf(uid: string): Promise<Found | null>;
  /** Adds to the audit log that an admin looked at these people. */
  note(admin: string, uids: readonly string[], reason: "found" | ""): Promise<void>;
}
