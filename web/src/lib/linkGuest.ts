import { loadAuth } from "./firebase";

/** What the identity service says to a guest who has a password already, or whose token is older than that password. */
const linkedBefore: ReadonlySet<unknown> = new Set(["auth/provider-already-linked", "auth/user-token-expired"]);

type Guest = NonNullable<Awaited<ReturnType<typeof loadAuth>>["auth"]["currentUser"]>;

/**
 * Makes a guest the account of this e-mail and password, as the same person. Where an earlier try had done so and only its
 * answer was lost, they are signed in. Rejects as the identity service does.
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

/** Signs in by these, and stays so only as the person of this uid. */
async function signInAs(uid: string, email: string, password: string): Promise<boolean> {
  const { auth, signInWithEmailAndPassword, endSession } = await loadAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (user.uid === uid) return true;
  await endSession();
  return false;
}
