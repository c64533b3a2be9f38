import type { DocumentData } from "firebase/firestore";
import type { RulesEnvironment } from "../support/rules";
import { business } from "./business";
import { conversations } from "./conversations";
import { aUser, aVolunteer, NOON, people } from "./people";
import type { Subject } from "./subject";

const subjects: readonly Subject[] = [...people, ...conversations, ...business];

/** The records of the roles; `unrecorded` has none on purpose. */
const records: Readonly<Record<string, DocumentData>> = {
  "admins/safety": { at: NOON, roles: ["safety"] },
  "admins/money": { at: NOON, roles: ["money"] },
  "admins/reducedAdmin": { at: NOON, roles: ["money"] },
  "users/holder": { ...aUser, role: "volunteer" },
  "volunteers/unclaimed": aVolunteer(true),
  "volunteers/unapproved": aVolunteer(false),
  "volunteers/misclaimed": aVolunteer(true),
  "volunteers/holder": aVolunteer(true),
  "volunteers/colleague": aVolunteer(true),
  "volunteers/revoked": aVolunteer(false),
};

/** Stores the documents from which the tests start, replacing earlier ones. */
export async function seed({ server }: RulesEnvironment): Promise<void> {
  const batch = server.batch();
  for (const { path, stored } of subjects) batch.set(server.doc(path), stored);
  for (const [path, stored] of Object.entries(records)) batch.set(server.doc(path), stored);
  await batch.commit();
}
