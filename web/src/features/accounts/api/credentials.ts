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
  await sdk.updatePassword(user, next);
  // What signed in before the change counts no more, which on a slow line the moment above may be.
  await confirmPassword(next).catch(() => undefined);
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
