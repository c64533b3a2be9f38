import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut as end,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from "firebase/auth";
import { alone } from "../alone";
import { isMarked, markTabs } from "../marks";
import { follow, forgetReader, keepReader, mayForget } from "../sessionEnd";
import { GUEST_MADE, NOBODY, stored } from "../storage";
import { app } from "./app";
import { emulator } from "./project";
import { staySignedIn } from "./staySignedIn";

/** The lock of a tab that starts, or that creates a guest. */
const LOCK = "thodu guest";
/** The mark of a tab that has just created a guest. */
const MADE = "thodu guest made";
/**
 * Milliseconds that a starting tab waits for the lock. Another tab may hold it for long: where somebody is signed in,
 * their account is asked for over the network.
 */
const START = 1_000;
/** Milliseconds that this tab waits while another one is creating a guest. */
const PATIENCE = 15_000;
/** Milliseconds for which a guest counts as just created. */
const NEW_GUEST = 10_000;
/** Milliseconds that this tab waits to hear of a guest whom another tab has just created. */
const HEARD_WITHIN = 5_000;

/** What the rest of the app uses of the SDK. */
const sdk = {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
};

/** Who is signed in in this browser, and how that begins and ends. */
interface Identity {
  readonly auth: Auth;
  /**
   * Whether the session may end without losing unsent text. If not, the user is asked, and `go` is called once they
   * agree.
   */
  readonly mayEnd: (go: () => void) => boolean;
  /** Ends the notifications of this device, then its session, and deletes what is stored of the user. */
  readonly signOut: () => Promise<void>;
  /** Ends only the session. What is stored of the user stays, and so do their notifications. */
  readonly endSession: () => Promise<void>;
  /** The uid of the person signed in, or of a new guest, which is the same in all tabs of this browser. */
  readonly becomeGuest: () => Promise<string>;
}

/** Without the popup resolver: only e-mail and guests are used, and this is a third of the code. */
function start(): Auth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const local = emulator(9099);
  if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });
  return auth;
}

/**
 * Starts the identity service. A starting service that finds nobody signed in deletes the stored user, so it would sign
 * out a guest whom another tab creates at that moment, whose messages nobody would see again. Therefore, both are done
 * under one lock.
 */
export const openIdentity = (): Promise<Identity & typeof sdk> =>
  new Promise((resolve, reject) => {
    const begin = async (): Promise<void> => {
      const auth = start();
      resolve({ ...sdk, ...identityOf(auth) });
      await auth.authStateReady();
    };
    alone(LOCK, begin, START).catch(reject);
  });

function identityOf(auth: Auth): Identity {
  let unmark = (): void => undefined;
  let isEnding = false;
  const leave = async (): Promise<void> => {
    isEnding = true;
    await end(auth).finally(() => (isEnding = false));
  };
  staySignedIn(auth, () => isEnding);
  onIdTokenChanged(auth, (user) => {
    follow(user);
    if (user) void endNotices(user.uid);
    else unmark();
  });

  /** Called while no other tab starts or creates a guest. */
  const become = async (): Promise<string> => {
    const user = auth.currentUser ?? (await fromOtherTab(auth));
    if (user !== null) return user.uid;
    const guest = await signInAnonymously(auth);
    stored.set(GUEST_MADE, String(Date.now()));
    unmark = await markTabs(MADE, NEW_GUEST);
    return guest.user.uid;
  };

  return {
    auth,
    mayEnd: (go) => mayForget(auth.currentUser?.uid ?? NOBODY, go),
    signOut: async () => {
      await endNotices();
      await leave();
      forgetReader();
    },
    endSession: async () => {
      keepReader();
      await leave();
    },
    becomeGuest: async () => {
      await auth.authStateReady();
      return auth.currentUser?.uid ?? alone(LOCK, become, PATIENCE);
    },
  };
}

/** Ends the notifications that this device receives for anybody but `uid`; without a `uid`, for anybody. */
async function endNotices(uid = ""): Promise<void> {
  const told = stored.get("thodu.device");
  if (told === null || told.startsWith(`${uid} `)) return;
  await import("../device").then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
}

/**
 * Whether another tab has just created a guest. Either of two signs is enough: the time that it stored, which may arrive
 * late, or its mark, which is gone if it was closed.
 */
async function isNewGuest(): Promise<boolean> {
  const age = Date.now() - Number(stored.get(GUEST_MADE) ?? 0);
  return (age >= 0 && age <= NEW_GUEST) || isMarked(MADE);
}

/** The guest whom another tab has just created, once this tab is notified; null if that takes too long. */
async function fromOtherTab(auth: Auth): Promise<User | null> {
  if (!(await isNewGuest())) return null;
  return new Promise((resolve) => {
    const heard = (user: User | null): void => {
      clearTimeout(timeout);
      stop();
      resolve(user);
    };
    const timeout = setTimeout(() => heard(null), HEARD_WITHIN);
    const stop = onIdTokenChanged(auth, (user) => {
      if (user !== null) heard(user);
    });
  });
}
