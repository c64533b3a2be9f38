import { user } from "@thodu/domain/accounts/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { db, doc, getDoc } from "../../../lib/firebase/firestore";

type Written = string | null | undefined;
const firstOf = (...words: readonly Written[]): string | null =>
  words.find((each) => each !== undefined && each !== null && each !== "") ?? null;

/** Nobody for who has no part in safety: the rules show listeners to nobody else. */
async function asListener(uid: string): Promise<{ readonly name?: Written; readonly email?: Written }> {
  const found = await getDoc(doc(db, "volunteers", uid)).catch(() => null);
  return volunteer.safeParse(found?.data()).data ?? {};
}

/** What somebody is called: their name, else their e-mail; null for a guest, and for whoever is gone. */
export async function nameOf(uid: string): Promise<string | null> {
  const account = user.safeParse((await getDoc(doc(db, "users", uid))).data()).data;
  if (account !== undefined && account.displayName !== "") return account.displayName;
  const listener = await asListener(uid);
  return firstOf(listener.name, account?.email, listener.email);
}
