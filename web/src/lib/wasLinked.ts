import { loadAuth } from "./firebase";

/** What the identity service says to a guest who has a password already, or whose token is older than that password. */
const linkedBefore: ReadonlySet<unknown> = new Set(["auth/provider-already-linked", "auth/user-token-expired"]);

interface Guest {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * Whether a guest became the account of these credentials by an earlier try whose answer was lost. They are signed in by them
 * then: what the page knew as the guest counts no more.
 */
export async function wasLinked(error: unknown, guest: Guest, email: string, password: string): Promise<boolean> {
  if (!(error instanceof Error && "code" in error && linkedBefore.has(error.code))) return false;
  if (guest.email !== null && guest.email.toLowerCase() !== email.trim().toLowerCase()) return false;
  const { auth, signInWithEmailAndPassword, endSession } = await loadAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (user.uid === guest.uid) return true;
  await endSession();
  return false;
}
