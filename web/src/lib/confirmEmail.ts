import { loadAuth } from "./firebase";
import { current } from "./locale";

/** Sends the link once more by which the owner of an address confirms it. */
export async function confirmEmail(): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  auth.languageCode = current;
  await auth.authStateReady();
  if (auth.currentUser === null) throw new Error("Nobody is signed in.");
  await sendEmailVerification(auth.currentUser);
}
