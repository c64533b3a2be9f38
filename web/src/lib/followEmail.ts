import { call } from './callables';
import { loadFirestore } from './firebase';

/**
 * Has the records of an account follow the address that it signs in with: the identity service changes that when the
 * link in its mail is opened, on whichever device, and tells nobody. What is lost here is done at the next sign-in.
 */
export async function followEmail(uid: string, email: string | null): Promise<void> {
  const [{ readOnce }] = await Promise.all([import('./firebase/readOnce'), loadFirestore()]);
  const account = await readOnce(`users/${uid}`);
  if (account.exists() && account.get('email') !== email) await call('updateProfile', {});
}
