import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
  signOut as end,
  type User,
} from "firebase/auth";
import { alone } from "../alone";
import { follow, forgetReader, keepReader, mayForget } from "../sessionEnd";
import { GUEST_MADE, NOBODY, stored } from "../storage";
import { app } from "./app";
import { emulator } from "./project";

/** Without the popup resolver: e-mail and guests only, and a third of the code. */
export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });

const local = emulator(9099);
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

/** Ends the notices that this device shows to somebody else than `uid`; to anybody without one. */
async function endNotices(uid = ""): Promise<void> {
  const told = stored.get("thodu.device");
  if (told === null || told.startsWith(`${uid} `)) return;
  await import("../device").then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
}

onIdTokenChanged(auth, (user) => {
  follow(user);
  if (user) void endNotices(user.uid);
});

/** Whether the session may end without the loss of anything that was written; else its reader is asked, and `go` goes on. */
export const mayEnd = (go: () => void): boolean => mayForget(auth.currentUser?.uid ?? NOBODY, go);

/** Ends the session on this device and forgets its reader, and before it the notices that the device shows to them. */
export async function signOut(): Promise<void> {
  await endNotices();
  await end(auth);
  forgetReader();
}

/** Ends the session alone: whoever was here is known to the device as before, and goes on being told of things. */
export async function endSession(): Promise<void> {
  keepReader();
  await end(auth);
}

/** Milliseconds: how recently another tab must have created a guest for this tab to wait for it, and for how long it waits. */
const NEW_GUEST = 10_000;
const HEARD_WITHIN = 5_000;
/** Milliseconds that this tab waits while another one is creating a guest. */
const PATIENCE = 15_000;

/** The guest that another tab has just created, once this tab is told; null where none comes in time. */
function fromOtherTab(): Promise<User | null> {
  const age = Date.now() - Number(stored.get(GUEST_MADE) ?? 0);
  if (age < 0 || age > NEW_GUEST) return Promise.resolve(null);
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

/** The uid of the person signed in, or of a new guest: one for all tabs of this browser. */
export async function becomeGuest(): Promise<string> {
  await auth.authStateReady();
  const become = async (): Promise<string> => {
    const user = auth.currentUser ?? (await fromOtherTab());
    if (user !== null) return user.uid;
    const guest = await signInAnonymously(auth);
    stored.set(GUEST_MADE, String(Date.now()));
    return guest.user.uid;
  };
  return auth.currentUser?.uid ?? alone("thodu guest", become, PATIENCE);
}

export {
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
} from "firebase/auth";
