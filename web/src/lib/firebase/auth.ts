import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut as end,
} from "firebase/auth";
import { follow, forgetReader, keepReader, mayForget } from "../sessionEnd";
import { NOBODY, stored } from "../storage";
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

export {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
