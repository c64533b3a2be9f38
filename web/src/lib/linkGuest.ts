import { loadAuth } from "./firebase";

/** The identity service's errors for a guest who already has a password, or whose token is older than that password. */
const linkedBefore: ReadonlySet<unknown> = new Set(["auth/provider-already-linked", "auth/user-token-expired"]);

type Guest = NonNullable<Awaited<ReturnType<typeof loadAuth>>["auth"]["currentUser"]>;

/**
 * Turns a guest into the account with this e-mail and password, under the same uid. If an earlier try did so and only
 * its answer was lost, they are signed in. Rejects with the identity service's errors.
 */
export async function linkGuest(guest: Guest, email: string, password: string): Promise<void> {
  const { EmailAuthProvider, linkWithCredential } = await loadAuth();
  try {
    await linkWithCredential(guest, EmailAuthProvider.credential(email, password));
  } catch (error) {
    if (!isLinkedBefore(error, guest, email) || !(await signInAs(guest.uid, email, password))) throw error;
  }
}

const isLinkedBefore = (error: unknown, guest: Guest, email: string): boolean =>
  error instanceof Error &&
  "code" in error &&
  linkedBefore.has(error.code) &&
  (guest.email === null || guest.email.toLowerCase() === email.trim().toLowerCase());

/** Signs in, and stays signed in only if the account has this uid. */
async function signInAs(uid: string, email: string, password: string): Promise<boolean> {
  const { auth, signInWithEmailAndPassword, endSession } = await loadAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (user.uid === uid) return true;
  await endSession();
  return false;
}
