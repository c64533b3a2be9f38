import { loadAuth } from "./firebase";
import { current } from "./locale";
import { refreshClaims } from "./session";

/** Sends the link once more by which the owner of an address confirms it. */
export async function confirmEmail(): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  auth.languageCode = current;
  await auth.authStateReady();
  if (auth.currentUser === null) throw new Error("Nobody is signed in.");
  await sendEmailVerification(auth.currentUser);
}

/** Learns whether the link was opened meanwhile, on whichever device: the identity service tells no page. */
export async function seeIfConfirmed(): Promise<void> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (auth.currentUser === null) return;
  await auth.currentUser.reload();
  if (auth.currentUser.emailVerified) await refreshClaims();
}
