import { confirmSent } from "@messages/confirmEmail";
import { reasons } from "@messages/errors";
import { loadAuth } from "./firebase";
import { current } from "./locale";
import { refreshClaims } from "./session";
import { toast } from "./toast";

/** Sends the confirmation link to the account's e-mail address again. */
export async function confirmEmail(): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  auth.languageCode = current;
  await auth.authStateReady();
  if (auth.currentUser === null) throw new Error("Nobody is signed in.");
  await sendEmailVerification(auth.currentUser);
}

/** Sends the confirmation link again on the user's request, and says whether it was sent. Never rejects. */
export const confirmAgain = (email: string): Promise<void> =>
  confirmEmail().then(
    () => toast("status", confirmSent(email)),
    () => toast("alert", reasons.INTERNAL),
  );

/**
 * Checks whether the link was opened meanwhile, on whichever device. The identity service does not report that by
 * itself.
 */
export async function seeIfConfirmed(): Promise<void> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (auth.currentUser === null) return;
  await auth.currentUser.reload();
  if (auth.currentUser.emailVerified) await refreshClaims();
}
