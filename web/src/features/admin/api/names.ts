import { user, type User } from "@thodu/domain/accounts/model";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { db, doc, getDoc } from "../../../lib/firebase/firestore";

type Written = string | null | undefined;
const firstOf = (...words: readonly Written[]): string | null =>
  words.find((each) => each !== undefined && each !== null && each !== "") ?? null;

/** The phone and the address in a listener's profile; null if there is no such listener. */
export async function listenerNow(uid: string): Promise<Pick<Volunteer, "phone" | "email"> | null> {
  const found = await getDoc(doc(db, "volunteers", uid));
  return volunteer.safeParse(found.data()).data ?? null;
}

/**
 * The name in a listener's record; empty for an admin without the part safety, because the rules refuse those the
 * record.
 */
async function asListener(uid: string): Promise<{ readonly name?: Written; readonly email?: Written }> {
  const found = await getDoc(doc(db, "volunteers", uid)).catch(() => null);
  return volunteer.safeParse(found?.data()).data ?? {};
}

const accountOf = async (uid: string): Promise<User | undefined> =>
  user.safeParse((await getDoc(doc(db, "users", uid))).data()).data;

/** The e-mail address of an account; null for a guest and for a deleted account. */
export const emailOf = async (uid: string): Promise<string | null> => firstOf((await accountOf(uid))?.email);

/** Somebody's name, or else their e-mail address; null for a guest and for a deleted account. */
export async function nameOf(uid: string): Promise<string | null> {
  const account = await accountOf(uid);
  if (account !== undefined && account.displayName !== "") return account.displayName;
  const listener = await asListener(uid);
  return firstOf(listener.name, account?.email, listener.email);
}
