import { backoff } from "@thodu/domain/backoff";
import { useSyncExternalStore } from "react";
import { loadAuth } from "./firebase";
import { sessionHint } from "./hint";

type Auth = Awaited<ReturnType<typeof loadAuth>>["auth"];
type User = NonNullable<Auth["currentUser"]>;

/** Who uses this device, by the identity service. The server never relies on this: it checks by itself. */
export interface Session {
  readonly status: "loading" | "signed-out" | "guest" | "user";
  readonly uid: string | null;
  readonly email: string | null;
  /** Whether the user has opened the confirmation link that was sent there. */
  readonly emailConfirmed: boolean;
  /** Whether they sign in with a password. */
  readonly hasPassword: boolean;
  readonly displayName: string | null;
  readonly claims: {
    readonly volunteer: boolean;
    readonly admin: boolean;
    readonly safety: boolean;
    readonly money: boolean;
  };
}

const noClaims = { volunteer: false, admin: false, safety: false, money: false } as const;
const nobody = {
  uid: null,
  email: null,
  emailConfirmed: false,
  displayName: null,
  hasPassword: false,
  claims: noClaims,
} as const;
const LOADING: Session = { status: "loading", ...nobody };
const SIGNED_OUT: Session = { status: "signed-out", ...nobody };

let session: Session = LOADING;
let watching = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const tell of listeners) tell();
}

/** The uid that was read last. A token that arrives after somebody else has signed in is ignored. */
let latest: string | null = null;

async function read(user: User | null): Promise<void> {
  latest = user?.uid ?? null;
  if (user === null) {
    publish(SIGNED_OUT);
    return;
  }
  const token = await user.getIdTokenResult().catch(() => null);
  if (latest !== user.uid) return;
  const has = (claim: string): boolean => token?.claims[claim] === true;
  const claims = { volunteer: has("volunteer"), admin: has("admin"), safety: has("safety"), money: has("money") };
  // Without an answer the last known value stays.
  if (token !== null) sessionHint.setListener(user.uid, claims.volunteer);
  publish({
    status: user.isAnonymous ? "guest" : "user",
    uid: user.uid,
    email: user.email,
    emailConfirmed: user.emailVerified,
    displayName: user.displayName,
    hasPassword: user.providerData.some(({ providerId }) => providerId === "password"),
    claims,
  });
}

/**
 * Starts watching the identity service. The session stays `loading` until its code is loaded. While somebody
 * subscribes, that is tried again, at once when the network is back.
 */
function watch(): void {
  clearTimeout(timer);
  if (watching) return;
  watching = true;
  loadAuth().then(
    ({ auth, onIdTokenChanged }) => onIdTokenChanged(auth, (user) => void read(user)),
    () => {
      watching = false;
      if (listeners.size === 0) return;
      tries += 1;
      timer = setTimeout(watch, backoff(tries, Math.random()));
      addEventListener("online", watch, { once: true });
    },
  );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  watch();
  return () => listeners.delete(listener);
};

/** The session at present; {@link useSession} subscribes to it. */
export const currentSession = (): Session => session;

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );

let arriving: Promise<string> | null = null;

/** The uid of the person signed in, or of a new guest. Simultaneous calls create one guest, also in several tabs. */
export function ensureGuest(): Promise<string> {
  arriving ??= arrive().finally(() => {
    arriving = null;
  });
  return arriving;
}

async function arrive(): Promise<string> {
  watch();
  return (await loadAuth()).becomeGuest();
}

/** Gets a token with the present claims, after the server changed them or an account was linked. */
export async function refreshClaims(): Promise<Session> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  await auth.currentUser?.getIdToken(true);
  await read(auth.currentUser);
  return session;
}

/** Ends the session on this device, and deletes what is stored of its user. */
export async function signOut(): Promise<void> {
  await (await loadAuth()).signOut();
  publish(SIGNED_OUT);
}

/** Ends the session and deletes nothing but form drafts, because the same person is about to sign in again. */
export async function endSession(): Promise<void> {
  await (await loadAuth()).endSession();
  publish(SIGNED_OUT);
}
