import { desk } from "@thodu/domain/chat/model";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

import { accounts, guests, PASSWORD } from "./accounts";
import { careDocuments } from "./care";
import { conversationDocuments } from "./conversations";
import { document, type SeedDocument } from "./document";
import { peopleDocuments } from "./people";
import { connected, demoProject } from "./target";

/** Whether the suite has no account yet. */
export async function isEmpty(env: NodeJS.ProcessEnv): Promise<boolean> {
  return connected(env, demoProject(env), async ({ auth }) => (await auth.listUsers(1)).users.length === 0);
}

/**
 * Writes the demo accounts and documents. May be repeated: what exists already stays as it is, so that no change is
 * undone and every count goes on agreeing with what is stored.
 */
export async function seedAll(env: NodeJS.ProcessEnv): Promise<void> {
  await connected(env, demoProject(env), async ({ auth, db }) => {
    await Promise.all([
      ...accounts.map((account) => ensureAccount(auth, account)),
      ...guests.map((uid) => ensureGuest(auth, uid)),
    ]);
    const now = Date.now();
    await createMissing(db, [document("desk/current", desk, { epoch: "demo-epoch" })]);
    const { epoch } = desk.parse((await db.doc("desk/current").get()).data());
    for (const each of [...peopleDocuments(now), ...careDocuments(now)]) await createMissing(db, [each]);
    for (const each of conversationDocuments(now, epoch)) await createMissing(db, each);
  });
}

async function ensureAccount(auth: Auth, { uid, email, name, claims }: (typeof accounts)[number]): Promise<void> {
  if (await exists(auth, uid)) return;
  await auth.createUser({ uid, email, password: PASSWORD, displayName: name, emailVerified: true });
  await auth.setCustomUserClaims(uid, claims);
}

async function ensureGuest(auth: Auth, uid: string): Promise<void> {
  if (!(await exists(auth, uid))) await auth.createUser({ uid });
}

async function exists(auth: Auth, uid: string): Promise<boolean> {
  return (await auth.getUsers([{ uid }])).users.length > 0;
}

/** Creates all of `documents`, or none if the first of them exists. */
async function createMissing(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const [first] = documents;
  if (first === undefined || (await db.doc(first.path).get()).exists) return;
  const batch = db.batch();
  for (const { path, data } of documents) batch.create(db.doc(path), data);
  await batch.commit();
}
