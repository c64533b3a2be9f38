import type { LoginForm, SignupForm } from "@thodu/domain/accounts/forms";
import { readyToLeave } from "../../../conversation/guest/leaving";
import { call } from "../../../lib/callables";
import { loadAuth, loadFirestore } from "../../../lib/firebase";
import { fillIn } from "../../../lib/formDrafts";
import { followEmail } from "../../../lib/followEmail";
import { linkGuest } from "../../../lib/linkGuest";
import { current } from "../../../lib/locale";
import { endSession, refreshClaims } from "../../../lib/session";
import { codeOf } from "../../../lib/identityError";
import { tellTabs } from "../../../lib/tabs";
import { markTalkInAccount, TALK_IN_ACCOUNT } from "../../../lib/talkInAccount";

/** Loads the identity service's code while the form is being filled in. */
export const warmUp = (): void => void loadAuth().catch(() => undefined);

/** Logs in, and returns where to go: the admin area, or the dashboard. Ends a guest's talk and call. */
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

/**
 * Takes over the account's look. Another language reloads the page, so this must be called after the next page is
 * shown.
 */
export async function takeLook(): Promise<void> {
  const [{ auth }, { bringLook }] = await Promise.all([loadAuth(), import("./live"), loadFirestore()]);
  if (auth.currentUser) await bringLook(auth.currentUser.uid);
}

/** Addresses whose sign-up was sent from this page without an answer: the account may exist. */
const unanswered = new Set<string>();

/** Creates an account. If an earlier try of this page created it and only its answer was lost, signs in. */
async function createOnce(email: string, password: string): Promise<void> {
  const { auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } = await loadAuth();
  const address = email.toLowerCase();
  try {
    await createUserWithEmailAndPassword(auth, email, password);
  } catch (error) {
    if (codeOf(error) === "auth/network-request-failed") unanswered.add(address);
    if (codeOf(error) !== "auth/email-already-in-use" || !unanswered.has(address)) throw error;
    // With another password it may be somebody else's account.
    await signInWithEmailAndPassword(auth, email, password).catch(() => {
      throw error;
    });
  }
  unanswered.delete(address);
}

/** Creates the account. A guest becomes the account, with their uid, history and counts. */
async function createAccount(email: string, password: string): Promise<void> {
  const { auth, sendEmailVerification } = await loadAuth();
  auth.languageCode = current;
  await auth.authStateReady();
  const guest = auth.currentUser;
  if (guest?.isAnonymous === true) await linkGuest(guest, email, password);
  else await createOnce(email, password);
  // The account exists without it, and a change of the address sends another one.
  if (auth.currentUser) await sendEmailVerification(auth.currentUser).catch(() => undefined);
}

/**
 * Signs up without logging in (spec section 4); the login form then has the e-mail. The name is stored with the
 * account. If that fails the account exists all the same, and the profile asks for the name.
 */
export async function signup({ fullName, email, password }: SignupForm): Promise<void> {
  await createAccount(email, password);
  // The account exists without this; reported as an error, the sign-up would be repeated.
  await refreshClaims().catch(() => null);
  const told = await call("updateProfile", { displayName: fullName, locale: current });
  if (!told.ok && told.retryable) await call("updateProfile", { displayName: fullName, locale: current });
  await endSession();
  markTalkInAccount();
  tellTabs(TALK_IN_ACCOUNT, true);
  fillIn("/login", "login", { email });
}
