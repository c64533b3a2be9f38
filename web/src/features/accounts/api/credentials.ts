import { loadAuth } from "../../../lib/firebase";
import { current as language } from "../../../lib/locale";
import { codeOf } from "../../../lib/identityError";

/** Checks the password of the person who is signed in. Rejects for a wrong one. */
export async function confirmPassword(password: string) {
  const sdk = await loadAuth();
  await sdk.auth.authStateReady();
  const user = sdk.auth.currentUser;
  if (user === null || user.email === null) throw new Error("Nobody with an e-mail is signed in.");
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
  return { sdk, user };
}

export async function changePassword(current: string, next: string): Promise<void> {
  const { sdk, user } = await confirmPassword(current);
  const lost = await sdk.updatePassword(user, next).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // A token from before the change is no longer valid, so this signs in again with the new password. If only the answer
  // to the change was lost, it also shows that the new password works.
  const holds = await confirmPassword(next).then(
    () => true,
    () => false,
  );
  if (lost && !(holds && codeOf(lost.error) === "auth/network-request-failed")) throw lost.error;
}

/**
 * Sends a link to the new address, which is used once the link is opened. Does not reveal whether that address has an
 * account.
 */
export async function changeEmail(current: string, email: string): Promise<void> {
  const { sdk, user } = await confirmPassword(current);
  sdk.auth.languageCode = language;
  try {
    await sdk.verifyBeforeUpdateEmail(user, email);
  } catch (error) {
    if (codeOf(error) !== "auth/email-already-in-use") throw error;
  }
}
