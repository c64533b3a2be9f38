import { loadAuth } from '../../../lib/firebase';

/** The identity service asks for the password anew before it changes how someone signs in. */
async function confirm(password: string) {
  const sdk = await loadAuth();
  await sdk.auth.authStateReady();
  const user = sdk.auth.currentUser;
  if (user === null || user.email === null) throw new Error('Nobody with an e-mail is signed in.');
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
  return { sdk, user };
}

export async function changePassword(current: string, next: string): Promise<void> {
  const { sdk, user } = await confirm(current);
  await sdk.updatePassword(user, next);
}

/** Sends a link to the new address; the change holds once it is opened. */
export async function changeEmail(current: string, email: string): Promise<void> {
  const { sdk, user } = await confirm(current);
  await sdk.verifyBeforeUpdateEmail(user, email);
}
