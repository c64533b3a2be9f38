import { call } from "./callables";
import { loadFirestore } from "./firebase";

interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/**
 * Makes the records of an account follow the address with which it signs in, and whether that is confirmed. The
 * identity service changes both when the link in its e-mail is opened, on whichever device, and notifies nobody. If
 * this fails, the next sign-in repeats it.
 */
export async function followEmail({ uid, email, emailVerified }: Account): Promise<void> {
  const [{ readOnce }] = await Promise.all([import("./firebase/readOnce"), loadFirestore()]);
  const [account, application] = await Promise.all([readOnce(`users/${uid}`), readOnce(`volunteers/${uid}`)]);
  const moved = account.exists() && account.get("email") !== email;
  const confirmed = application.exists() && (application.get("emailConfirmed") ?? false) !== emailVerified;
  if (moved || confirmed) await call("updateProfile", {});
}
