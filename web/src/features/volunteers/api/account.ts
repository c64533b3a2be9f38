import { readyToLeave } from "../../../conversation/guest/leaving";
import { blockedWords } from "../../../lib/blocked";
import { call } from "../../../lib/callables";
import { confirmEmail } from "../../../lib/confirmEmail";
import { loadAuth } from "../../../lib/firebase";
import { followEmail } from "../../../lib/followEmail";
import { endSession, refreshClaims } from "../../../lib/session";
import { linkGuest } from "../../../lib/linkGuest";
import { lookUpApplication } from "./live";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why signing in or up failed: the identity service's answer, or that there was none. */
export type Trouble = "credentials" | "taken" | "weak-password" | "too-many" | "network";

const troubles: Readonly<Record<string, Trouble>> = {
  "auth/network-request-failed": "network",
  "auth/too-many-requests": "too-many",
  "auth/weak-password": "weak-password",
  "auth/password-does-not-meet-requirements": "weak-password",
  "auth/email-already-in-use": "taken",
  "auth/credential-already-in-use": "taken",
};

const troubleOf = (error: unknown): Trouble =>
  (error instanceof Error && "code" in error && typeof error.code === "string" ? troubles[error.code] : undefined) ??
  "credentials";

/**
 * Signs in an approved listener (by record and claim), and nobody else. If the record can't be read in time, the claim
 * of a fresh token is enough: the page behind reads the record itself, for as long as it takes. Ends a guest's talk and
 * call.
 */
export async function signInVolunteer({ email, password }: Credentials): Promise<"approved" | "denied" | Trouble> {
  try {
    const [{ auth, signInWithEmailAndPassword }, leave] = await Promise.all([loadAuth(), readyToLeave()]);
    const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
    leave(user.uid);
    void followEmail(user).catch(() => undefined);
    const [session, application] = await Promise.all([refreshClaims(), lookUpApplication(user.uid)]);
    if (session.claims.volunteer && (application === "approved" || application === null)) return "approved";
    await endSession();
    return application === null ? "network" : "denied";
  } catch (error) {
    return troubleOf(error);
  }
}

export type SignedUp =
  | { readonly ok: true }
  | { readonly ok: false; readonly trouble: Trouble }
  | { readonly ok: false; readonly words: string };

/**
 * Creates the account and applies. A guest keeps what they wrote. If an earlier try created only the account, the same
 * e-mail and password complete the sign-up.
 */
export async function signUpVolunteer(credentials: Credentials): Promise<SignedUp> {
  try {
    const trouble = await haveAccount(credentials);
    if (trouble !== null) return { ok: false, trouble };
  } catch (error) {
    const words = blockedWords(error);
    return words === null ? { ok: false, trouble: troubleOf(error) } : { ok: false, words };
  }
  const reply = await call("applyAsVolunteer", {});
  return reply.ok ? { ok: true } : { ok: false, words: reply.message };
}

/** Null once this device is signed in with an account of these credentials that may apply. */
async function haveAccount(credentials: Credentials): Promise<Trouble | null> {
  const { auth, createUserWithEmailAndPassword } = await loadAuth();
  await auth.authStateReady();
  const { currentUser: here } = auth;
  const isGuest = here?.isAnonymous === true;
  const { email, password } = credentials;
  try {
    if (isGuest) await linkGuest(here, email, password);
    else await createUserWithEmailAndPassword(auth, email, password);
  } catch (error) {
    if (troubleOf(error) !== "taken") throw error;
    // Signing in to another account would end a guest's talk, of which this page has not warned them.
    if (isGuest) return "taken";
    return resume(credentials, here?.email?.toLowerCase() === email.toLowerCase());
  }
  // The account exists without it, and the profile can send it again.
  await confirmEmail().catch(() => undefined);
  await refreshClaims();
  return null;
}

/** Continues with an existing account, unless it has applied before (other than just now, on this device). */
async function resume({ email, password }: Credentials, begunHere: boolean): Promise<Trouble | null> {
  const { auth, signInWithEmailAndPassword } = await loadAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password).catch(() => ({ user: null }));
  if (!user) return "taken";
  if (begunHere) return null;
  const application = await lookUpApplication(user.uid);
  if (application === "none") return null;
  await endSession();
  return application === null ? "network" : "taken";
}
