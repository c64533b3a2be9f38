import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut as endSession,
} from "firebase/auth";
import { stored } from "../storage";
import { app } from "./app";
import { emulator } from "./project";

/** Without the popup resolver: e-mail and guests only, and a third of the code. */
export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });

const local = emulator(9099);
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

/** Ends the session on this device, and before it the notices that the device shows to its reader. */
export async function signOut(): Promise<void> {
  if (stored.get("thodu.device") !== null)
    await import("../device").then(({ forgetDevice }) => forgetDevice()).catch(() => undefined);
  await endSession(auth);
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
