import { call } from "./callables";
import { loadFirestore } from "./firebase";

interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/**
 * Has the records of an account follow the address that it signs in with, and whether that is confirmed: the identity
 * service changes both when the link in its mail is opened, on whichever device, and tells nobody. What is lost here is
 * done at the next sign-in.
 */
export async function followEmail({ uid, email, emailVerified }: Account): Promise<void> {
  const [{ readOnce }] = await Promise.all([import("./firebase/readOnce"), loadFirestore()]);
  const [account, application] = await Promise.all([readOnce(`users/${uid}`), readOnce(`volunteers/${uid}`)]);
  const moved = account.exists() && account.get("email") !== email;
  const confirmed = application.exists() && (application.get("emailConfirmed") ?? false) !== emailVerified;
  if (moved || confirmed) await call("updateProfile", {});
}
