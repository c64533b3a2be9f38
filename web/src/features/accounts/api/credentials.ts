import { loadAuth } from "../../../lib/firebase";
import { current as language } from "../../../lib/locale";
import { codeOf } from "../identityError";

/** Asks the identity service whether this is the password of whoever is here; it rejects another. */
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
  // What signed in before the change counts no more, which on a slow line the moment above may be. Where only the answer was
  // lost, the new password says that it holds.
  const holds = await confirmPassword(next).then(
    () => true,
    () => false,
  );
  if (lost && !(holds && codeOf(lost.error) === "auth/network-request-failed")) throw lost.error;
}

/** Sends a link to the new address, which holds once it is opened; whether that has an account is not told. */
export async function changeEmail(current: string, email: string): Promise<void> {
  const { sdk, user } = await confirmPassword(current);
  sdk.auth.languageCode = language;
  try {
    await sdk.verifyBeforeUpdateEmail(user, email);
  } catch (error) {
    if (codeOf(error) !== "auth/email-already-in-use") throw error;
  }
}
