import type { LoginForm, SignupForm } from "@thodu/domain/accounts/forms";
import { readyToLeave } from "../../../conversation/guest/leaving";
import { call } from "../../../lib/callables";
import { loadAuth, loadFirestore } from "../../../lib/firebase";
import { fillIn } from "../../../lib/formDrafts";
import { followEmail } from "../../../lib/followEmail";
import { linkGuest } from "../../../lib/linkGuest";
import { current } from "../../../lib/locale";
import { endSession, refreshClaims } from "../../../lib/session";
import { codeOf } from "../identityError";

/** Fetches the identity service's code while the reader still fills in the form. */
export const warmUp = (): void => void loadAuth().catch(() => undefined);

/** Logs in, and answers with where that leads: an admin's work, or the dashboard. A guest's talk and call end with it. */
export async function login({ email, password }: LoginForm): Promise<"/admin" | "/dashboard"> {
  const [{ auth, signInWithEmailAndPassword }, leave] = await Promise.all([loadAuth(), readyToLeave()]);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  leave(user.uid);
  void followEmail(user).catch(() => undefined);
  const { claims } = await user.getIdTokenResult().catch(() => ({ claims: {} }));
  return ["admin", "safety", "money"].some((role) => new Map(Object.entries(claims)).get(role) === true)
    ? "/admin"
    : "/dashboard";
}

/** Has the device look as the account says. Another language loads the page anew, so not before the next one is there. */
export async function takeLook(): Promise<void> {
  const [{ auth }, { bringLook }] = await Promise.all([loadAuth(), import("./live"), loadFirestore()]);
  if (auth.currentUser) await bringLook(auth.currentUser.uid);
}

/** Sends a link that sets a new password; whether there is such an account is not told. */
export async function resetPassword(email: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadAuth();
  auth.languageCode = current;
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}

/** Addresses whose sign-up was sent from this page and had no answer: the account may have been made. */
const unanswered = new Set<string>();

/** Makes an account; where an earlier try of this page has made it and only its answer was lost, signs in. */
async function createOnce(email: string, password: string): Promise<void> {
  const { auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } = await loadAuth();
  const address = email.toLowerCase();
  try {
    await createUserWithEmailAndPassword(auth, email, password);
  } catch (error) {
    if (codeOf(error) === "auth/network-request-failed") unanswered.add(address);
    if (codeOf(error) !== "auth/email-already-in-use" || !unanswered.has(address)) throw error;
    // With another password it may be somebody else's.
    await signInWithEmailAndPassword(auth, email, password).catch(() => {
      throw error;
    });
  }
  unanswered.delete(address);
}

/** Makes the account; a guest's own becomes it, uid, history and counts included. */
async function createAccount(email: string, password: string): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  auth.languageCode = current;
  await auth.authStateReady();
  const guest = auth.currentUser;
  if (guest?.isAnonymous === true) await linkGuest(guest, email, password);
  else await createOnce(email, password);
  // The account stands without it; changing the address asks for one again.
  if (auth.currentUser) await sendEmailVerification(auth.currentUser).catch(() => undefined);
}

/**
 * Signs up without logging in (spec section 4); login then has the e-mail. The name is stored with the account; should that fail, the account
 * stands all the same and the profile asks for the name.
 */
export async function signup({ fullName, email, password }: SignupForm): Promise<void> {
  await createAccount(email, password);
  // The account stands without it: as a failure it would be made again.
  await refreshClaims().catch(() => null);
  const told = await call("updateProfile", { displayName: fullName, locale: current });
  if (!told.ok && told.retryable) await call("updateProfile", { displayName: fullName, locale: current });
  await endSession();
  fillIn("/login", "login", { email });
}
