/** Replaces `firebase/auth` and `firebase/app` in component tests (vitest.config.ts). */

export interface Person {
  readonly uid: string;
  isAnonymous: boolean;
  email: string | null;
  emailVerified: boolean;
  readonly displayName: string | null;
  readonly providerData: readonly { readonly providerId: string }[];
  getIdToken(renew?: boolean): Promise<string>;
  /** Reads what the service knows of the address by now. */
  reload(): Promise<void>;
  getIdTokenResult(): Promise<{ readonly claims: Readonly<Record<string, unknown>> }>;
}

export interface Account {
  readonly uid: string;
  readonly email?: string | null;
  readonly password?: string;
  readonly confirmed?: boolean;
  readonly name?: string | null;
  readonly guest?: boolean;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A person signed in, whose token holds the claims that the account had when it was issued. */
export function personOf(account: Account): Person {
  let { claims = {} } = account;
  return {
    uid: account.uid,
    isAnonymous: account.guest ?? false,
    email: account.email ?? null,
    emailVerified: account.confirmed ?? true,
    displayName: account.name ?? null,
    providerData: account.guest === true ? [] : [{ providerId: "password" }],
    getIdToken: (renew = false) => {
      const token = `token of ${account.uid}`;
      if (!renew) return Promise.resolve(token);
      return answer(() => {
        if (!identity.renewsTokens) refuse(NO_NETWORK);
        claims = identity.accounts.get(account.email ?? "")?.claims ?? claims;
        return token;
      });
    },
    reload(): Promise<void> {
      return answer(() => {
        this.emailVerified = identity.accounts.get(this.email ?? "")?.confirmed ?? this.emailVerified;
      });
    },
    getIdTokenResult: () => Promise.resolve({ claims }),
  };
}

class Auth {
  currentUser: Person | null = null;
  readonly listeners = new Set<(person: Person | null) => void>();

  authStateReady(): Promise<void> {
    return Promise.resolve();
  }

  become(person: Person | null): void {
    this.currentUser = person;
    this.listeners.forEach((tell) => tell(person));
  }
}

/** The one of the page. */
export const theAuth = new Auth();

/** What the identity service knows and how it answers. `refusal` is thrown instead of the next answers. */
export const identity: {
  readonly accounts: Map<string, Account>;
  refusal: string | null;
  wait: Promise<void> | null;
  /** The next created account, link or password change succeeds, but its answer is lost. */
  losesAnswer: boolean;
  /** The error for a guest who is linked a second time. */
  linkedBefore: "auth/provider-already-linked" | "auth/user-token-expired";
  renewsTokens: boolean;
  readonly sent: string[];
} = {
  accounts: new Map(),
  refusal: null,
  wait: null,
  losesAnswer: false,
  linkedBefore: "auth/provider-already-linked",
  renewsTokens: true,
  sent: [],
};

const NO_NETWORK = "auth/network-request-failed";

let guests = 0;

async function answer<T>(work: () => T): Promise<T> {
  await identity.wait;
  if (identity.refusal !== null) refuse(identity.refusal);
  return work();
}

function refuse(code: string): never {
  throw Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

/** Called once the work is done. */
function loseAnswer(): void {
  if (!identity.losesAnswer) return;
  identity.losesAnswer = false;
  refuse(NO_NETWORK);
}

const enter = (account: Account): { readonly user: Person } => {
  const user = personOf(account);
  theAuth.become(user);
  return { user };
};

export const initializeApp = (): object => ({});
export const initializeAuth = (): Auth => theAuth;
export const connectAuthEmulator = (): void => undefined;
export const indexedDBLocalPersistence = {};
export const browserLocalPersistence = {};

export function onIdTokenChanged(auth: Auth, on: (person: Person | null) => void): () => void {
  auth.listeners.add(on);
  queueMicrotask(() => on(auth.currentUser));
  return () => auth.listeners.delete(on);
}

/** Nothing is refused here. */
export const beforeAuthStateChanged = (): (() => void) => () => undefined;

export const signInAnonymously = (): Promise<{ readonly user: Person }> =>
  answer(() => {
    guests += 1;
    return enter({ uid: `guest-${guests}`, guest: true });
  });

export const signInWithEmailAndPassword = (_auth: Auth, email: string, password: string) =>
  answer(() => {
    const account = identity.accounts.get(email);
    return account?.password === password ? enter(account) : refuse("auth/invalid-credential");
  });

export const createUserWithEmailAndPassword = (_auth: Auth, email: string, password: string) =>
  answer(() => {
    if (identity.accounts.has(email)) refuse("auth/email-already-in-use");
    const account = { uid: `user-${email}`, email, password, confirmed: false };
    identity.accounts.set(email, account);
    loseAnswer();
    return enter(account);
  });

export const EmailAuthProvider = { credential: (email: string, password: string) => ({ email, password }) };

export const linkWithCredential = (
  user: Person,
  { email, password }: { readonly email: string; readonly password: string },
) =>
  answer(() => {
    refuseLinked(user);
    if (identity.accounts.has(email)) refuse("auth/email-already-in-use");
    const account = { uid: user.uid, email, password, confirmed: false };
    identity.accounts.set(email, account);
    loseAnswer();
    return enter(account);
  });

/** Reads the account first, as the SDK does, which reports it to the page's user, or ends their session. */
function refuseLinked(user: Person): void {
  const known = [...identity.accounts.values()].find(({ uid, guest }) => uid === user.uid && guest !== true);
  if (!known) return;
  if (identity.linkedBefore === "auth/user-token-expired") theAuth.become(null);
  else {
    user.email = known.email ?? null;
    user.isAnonymous = false;
  }
  refuse(identity.linkedBefore);
}

export const reauthenticateWithCredential = (_user: Person, { email, password }: { email: string; password: string }) =>
  answer(() => identity.accounts.get(email)?.password === password || refuse("auth/wrong-password"));

export const updatePassword = (user: Person, password: string): Promise<void> =>
  answer(() => {
    const account = identity.accounts.get(user.email ?? "");
    if (account) identity.accounts.set(user.email ?? "", { ...account, password });
    loseAnswer();
  });

const note = (kind: string) => (_whom: unknown, address?: string) =>
  answer(() => void identity.sent.push([kind, address].filter(Boolean).join(" ")));

export const sendEmailVerification = note("confirm");
export const sendPasswordResetEmail = note("reset");
export const verifyBeforeUpdateEmail = note("change");

export const signOut = (auth: Auth): Promise<void> => answer(() => auth.become(null));
